#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// What is out of reach, tried from inside; each trial is also made without a sandbox, where it must succeed.
  @Suite(
    "In a sandbox",
    .ownThread,
    .enabled(if: !SandboxFixture.strong.isEmpty, "neither bubblewrap nor namespaces work on this machine")
  )
  struct SandboxTests {
    @Test("There is no network, not even to this machine", arguments: SandboxFixture.strong)
    func network(_ sandbox: SandboxFixture) throws {
      let listener = try Listener()
      let script = #"exec 9<>"/dev/tcp/127.0.0.1/$1" && echo reached"#
      #expect(try !sandbox.run(script, ["\(listener.port)"]).output.contains("reached"))
      #expect(try sandbox.runFreely(script, ["\(listener.port)"]).output == "reached\n")
    }

    @Test("No file is in reach but the program's own and the system's", arguments: SandboxFixture.strong)
    func files(_ sandbox: SandboxFixture) throws {
      try withTemporaryFolder { folder in
        try folder.write("secret", to: "secret.txt")
        let kit = FixtureKit.realKit.root.path
        let places =
          [folder.appending(path: "secret.txt").path] + ["Solutions", "Tests", ".build"].map { "\(kit)/\($0)" }
        let script = #"for place in "$@"; do [ -r "$place" ] && echo reached; done; exit 0"#
        #expect(try sandbox.run(script, places).output == "")
        #expect(try sandbox.runFreely(script, places).output == String(repeating: "reached\n", count: places.count))
      }
    }

    @Test("A program that it may start is in reach, to run and not to change", arguments: SandboxFixture.strong)
    func otherPrograms(_ sandbox: SandboxFixture) throws {
      try withTemporaryFolder { folder in
        try folder.write("#!/bin/sh\necho started\n", to: "other")
        chmod(folder.appending(path: "other").path, 0o755)
        chmod(folder.path, 0o755)
        let script = "ls /processes; /processes/other; echo >/processes/other && echo written; exit 0"
        let result = try sandbox.run(script, processes: [folder.appending(path: "other").path])
        #expect(result.output.hasPrefix("other\nstarted\n"))
        #expect(!result.output.contains("written"))
        #expect(try sandbox.run("[ -e /processes ] || echo none").output == "none\n")
      }
    }

    @Test("What must be hidden is, even in a folder of the system", arguments: SandboxFixture.strong)
    func masked(_ sandbox: SandboxFixture) throws {
      let script = #"ls "$1"; touch "$1/x" && echo written"#
      let result = try sandbox.run(script, ["/usr/lib/locale"], hidden: ["/usr/lib/locale"])
      #expect(!result.output.contains("C.utf8"))
      #expect(!result.output.contains("written"))
      #expect(try sandbox.runFreely(#"ls "$1""#, ["/usr/lib/locale"]).output.contains("C.utf8"))
    }

    @Test("Nothing can be written but temporary files of its own, which go with it", arguments: SandboxFixture.strong)
    func writing(_ sandbox: SandboxFixture) throws {
      let name = "sandbox-\(UUID().uuidString)"
      let script =
        #"for place in / /usr/lib /usr/bin /dev /swift; do touch "$place/$1" && echo "$place"; done 2>/dev/null"#
      #expect(try sandbox.run(script, [name]).output == "")
      let own = #"ls /tmp; echo mine >"/tmp/$1" && cat "/tmp/$1""#
      for _ in 1...2 { #expect(try sandbox.run(own, [name]).output == "mine\n") }
      #expect(!FileManager.default.fileExists(atPath: "/tmp/\(name)"))
      defer { unlink("/tmp/\(name)") }
      #expect(try sandbox.runFreely(own, [name]).output.hasSuffix("mine\n"))
      #expect(FileManager.default.fileExists(atPath: "/tmp/\(name)"))
    }

    @Test("Processes of the machine are neither seen nor reached by signals", arguments: SandboxFixture.strong)
    func processes(_ sandbox: SandboxFixture) throws {
      let script = #"kill -0 "$1" 2>/dev/null && echo reached; [ -e "/proc/$1" ] && echo seen; exit 0"#
      // The process that runs this test: nobody but its own user and the superuser reaches it.
      #expect(try sandbox.run(script, ["\(getpid())"]).output == "")
      #expect(try sandbox.runFreely(script, ["\(getpid())"]).output.hasSuffix("seen\n"))
    }

    @Test("Whoever leaves the session and the parent is ended all the same", arguments: SandboxFixture.strong)
    func daemons(_ sandbox: SandboxFixture) throws {
      let name = "999\(UInt32.random(in: 0...UInt32.max))"
      let script = #"(setsid env -i /usr/bin/sleep "$1" >/dev/null 2>&1 &) ; sleep 0.2; echo done"#
      #expect(try sandbox.run(script, [name]).output == "done\n")
      #expect(eventually { running(sleep: name).isEmpty })
      #expect(try sandbox.runFreely(script, [name]).output == "done\n")
      let left = running(sleep: name)
      #expect(!left.isEmpty)
      for process in left { kill(process, SIGKILL) }
    }

    @Test("No privilege is left, and none can be had", arguments: SandboxFixture.strong)
    func privileges(_ sandbox: SandboxFixture) throws {
      let status = try sandbox.run("cat /proc/self/status").output
      for set in ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"] {
        #expect(status.contains("\(set):\t0000000000000000"))
      }
      #expect(status.contains("NoNewPrivs:\t1"))
    }

    @Test("A signal ends it as it ends any program, and is told", arguments: SandboxFixture.strong)
    func signals(_ sandbox: SandboxFixture) throws {
      for signal in [SIGILL, SIGABRT, SIGKILL, SIGTERM] {
        #expect(try sandbox.run("kill -\(signal) $$").ending == .exited(128 + signal))
      }
      #expect(try sandbox.run("exit 7").ending == .exited(7))
    }

    @Test("Its parent cannot be ended", arguments: SandboxFixture.strong)
    func parent(_ sandbox: SandboxFixture) throws {
      let result = try sandbox.run("kill -KILL $PPID; kill -KILL 1; sleep 0.2; echo alive")
      #expect(result.output.hasSuffix("alive\n"))
      #expect(result.ending == .exited(0))
    }

    @Test("The probe finds what works here, and limits where that is all that is asked for")
    func probe() throws {
      try withTemporaryFolder { folder in
        let workspace = Workspace(folder: folder, library: FixtureKit.realKit.root, moduleCache: folder)
        let places = SystemPlaces(workspace: workspace, toolchain: try Toolchain.current())
        try folder.makeFolder("sandbox")
        let found = try SandboxProbe(mode: .require, limits: Limits(), places: places).launcher()
        #expect([.bubblewrap, .namespaces].contains(found.isolation))
        let auto = try SandboxProbe(mode: .auto, limits: Limits(), places: places).launcher()
        #expect(auto.isolation == found.isolation)
        let off = try SandboxProbe(mode: .off, limits: Limits(), places: places).launcher()
        #expect(off.isolation == .limits)
        // With a run without a sandbox ends all that its user runs: no user of another grader's sandbox.
        guard case .other(let sandboxed) = auto.user, case .other(let limited) = off.user else { return }
        #expect(Launcher.sandboxedUsers.contains(sandboxed))
        #expect(Launcher.limitedUsers.contains(limited))
        #expect(!Launcher.sandboxedUsers.overlaps(Launcher.limitedUsers))
      }
    }

    @Test("A sandbox in which something can be reached that must not be is not taken", arguments: SandboxFixture.strong)
    func leaky(_ sandbox: SandboxFixture) throws {
      try withTemporaryFolder { folder in
        let places = SystemPlaces.here(
          toolchain: try Toolchain.current(),
          hidden: ["/usr/share/zoneinfo"],
          workplace: folder.path
        )
        let probe = SandboxProbe(mode: .auto, limits: Limits(), places: places)
        let user: Launcher.User = geteuid() == 0 ? .other(60_600) : .own(threads: 100)
        let launcher = Launcher(isolation: sandbox.isolation, user: user, limits: Limits(), places: places)
        #expect(!probe.keeps(launcher))
        var right = probe
        right.places.hidden = [folder.path]
        #expect(right.keeps(launcher))
      }
    }

    private func running(sleep name: String) -> [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        FileManager.default.contents(atPath: "/proc/\(process)/cmdline") == Data("/usr/bin/sleep\0\(name)\0".utf8)
      }
    }
  }

  /// Somebody to connect to on this machine.
  private final class Listener {
    let port: UInt16
    private let socket: Int32

    init() throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let socket = socket
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &size) == 0
        }
      }
      try #require(isListening)
      port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }
  }
#endif
