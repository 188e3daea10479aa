import Foundation

/// Finds the strongest way to keep a program apart that works on this machine, by trying.
///
/// That a tool is there says little: the system may forbid what it does.
struct SandboxProbe {
  var mode: SandboxMode
  var limits: Limits
  var places: SystemPlaces

  /// Finds the launcher to use.
  ///
  /// - Returns: The strongest of those that the mode allows and that do what they promise.
  /// - Throws: ``GraderFault/noSandbox`` where the mode requires more than the machine can do.
  func launcher() throws(GraderFault) -> Launcher {
    #if canImport(Darwin)
      let strong: [Verdict.Isolation] = [.sandboxExec]
    #else
      let strong: [Verdict.Isolation] = [.bubblewrap, .namespaces]
    #endif
    if mode != .off {
      for isolation in strong {
        let user = user(.random(in: Launcher.sandboxedUsers))
        let launcher = Launcher(isolation: isolation, user: user, limits: limits, places: places)
        if keeps(launcher) { return launcher }
      }
    }
    guard mode != .require else { throw .noSandbox }
    #if canImport(Darwin)
      return Launcher(isolation: .none, user: .own(threads: 0), limits: limits, places: places)
    #else
      return weakLauncher
    #endif
  }

  // MARK: - Trying

  /// Whether a program that a launcher starts finds what it needs and nothing that it must not find.
  func keeps(_ launcher: Launcher) -> Bool {
    #if canImport(Darwin)
      succeeds(
        launcher,
        script: "for place in \"$@\"; do ls \"$place\" && exit 3; done; exit 0",
        arguments: places.hidden
      )
    #else
      succeeds(
        launcher,
        script: """
          for place in "$@"; do
            for entry in "$place"/* "$place"/.[!.]*; do [ -e "$entry" ] && exit 3; done
          done
          for place in / /usr/lib /dev; do [ -w "$place" ] && exit 4; done
          count=0
          while read -r line; do count=$((count + 1)); done </proc/net/dev
          [ $count -le 3 ] || exit 5
          count=0
          for process in /proc/[0-9]*; do count=$((count + 1)); done
          [ $count -le 3 ] || exit 6
          [ -r \(SystemPlaces.runtimeInside)/libswiftCore.so ] || exit 7
          echo fine >/tmp/probe && echo fine >/dev/fd/3
          """,
        arguments: places.hidden
      )
    #endif
  }

  private func succeeds(_ launcher: Launcher, script: String, arguments: [String]) -> Bool {
    let words = launcher.words(program: "/bin/sh", arguments: ["-c", script, "sh"] + arguments)
    let process = ChildProcess(
      program: words[0],
      arguments: Array(words.dropFirst()),
      environment: launcher.environment
    )
    let deadline = ContinuousClock.now + .seconds(10)
    let trace = Trace()
    let result = try? process.run(traces: [trace]) { ContinuousClock.now > deadline ? .testTime : nil }
    #if canImport(Darwin)
      return result?.ending == .exited(0)
    #else
      return result?.ending == .exited(0) && trace.data == Data("fine\n".utf8)
    #endif
  }

  // MARK: - Users

  /// Another user where only the superuser can choose one, and otherwise its own.
  private func user(_ other: UInt32) -> Launcher.User {
    geteuid() == 0 ? .other(other) : .own(threads: Self.ownThreads)
  }

  #if !canImport(Darwin)
    /// Limits alone; as the superuser with another user, if that one can reach the tests.
    ///
    /// Where the tools for that are missing, what a shell can limit.
    private var weakLauncher: Launcher {
      let users = [user(Self.limitedUser), .own(threads: Self.ownThreads)]
      let launchers = users.map { Launcher(isolation: .limits, user: $0, limits: limits, places: places) }
      return launchers.first(where: starts)
        ?? Launcher(isolation: .none, user: users[1], limits: limits, places: places)
    }

    private func starts(_ launcher: Launcher) -> Bool {
      succeeds(
        launcher,
        script: "[ -r \"$1\"/libswiftCore.so ] && [ -x \"$2\" ] && echo fine >/dev/fd/3",
        arguments: [places.runtime, places.workplace]
      )
    }
  #endif

  /// Not the one of another grader that runs at the same time, but for a rare chance.
  private static var limitedUser: UInt32 {
    Launcher.limitedUsers.lowerBound + UInt32(getpid()) % UInt32(Launcher.limitedUsers.count)
  }

  private static var ownThreads: Int {
    let own = geteuid()
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.reduce(0) { count, process in
      var status = stat()
      guard stat("/proc/\(process)", &status) == 0, status.st_uid == own else { return count }
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
      return count + (threads?.count ?? 1)
    }
  }
}
