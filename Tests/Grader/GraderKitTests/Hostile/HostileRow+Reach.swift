import Foundation

@testable import GraderKit

/// Features that do their work only if they reach what they must not: a pass would prove it.
extension HostileRow {
  /// Names what there is to be reached.
  ///
  /// - Parameter place: The rest of it.
  /// - Returns: A row for each.
  static func reach(_ place: HostilePlace) -> [HostileRow] {
    let (folder, kit, build) = (place.folder.path, FixtureKit.realKit.root.path, FixtureKit.workspace.build.path)
    return [
      reaches("readsFiles", "reads a file", #"access("\#(folder)/file", R_OK) == 0"#, freely: [.passed]),
      reaches("readsSolutions", "reads the solutions", #"access("\#(kit)/Solutions", R_OK) == 0"#, freely: [.passed]),
      reaches("readsSuites", "reads the suites", #"access("\#(kit)/Tests", R_OK) == 0"#, freely: [.passed]),
      reaches(
        "connects",
        "connects to this machine",
        """
        run("/bin/bash", "-c", "exec 9<>/dev/tcp/127.0.0.1/\(place.port)")
        """,
        freely: [.passed],
        more: running
      ),
      reaches(
        "seesProcesses",
        "sees the grader's process",
        "kill(\(getpid()), 0) == 0 || errno == EPERM",
        freely: [.passed]
      ),
      reaches(
        "remembers",
        "leaves a file, exits, and finds it when it is run again",
        #"remembered("\#(place.note)")"#,
        freely: [.passed],
        more: remembering,
        otherwise: [.crashed]
      ),
      reaches(
        "remembersInMemory",
        "leaves shared memory, exits, and finds it when it is run again",
        #"remembered("/dev/shm/\#(place.folder.lastPathComponent)")"#,
        freely: [.passed],
        otherwise: [.crashed]
      ),
      reaches("writesSystem", "writes into the system", #"creat("/usr/lib/\#(leftover)", 0o600) >= 0"#),
      reaches(
        "writesBuild",
        "writes into the build folder",
        #"creat("\#(build)/\#(leftover)", 0o600) >= 0"#,
        freely: geteuid() == 0 ? [.failed] : [.passed]
      ),
      reaches("writesItself", "writes into its own program", #"open("/proc/self/exe", O_WRONLY) >= 0"#),
      reaches("readsTraces", "reads what the grader is told", #"open("/proc/self/fd/3", O_RDONLY) >= 0"#),
      reaches(
        "becomesRoot",
        "becomes the superuser",
        "setuid(0) == 0 && geteuid() == 0 && access(\"/root/.\", R_OK) == 0"
      ),
      reaches("opensTheTerminal", "opens the terminal", #"open("/dev/tty", O_RDWR) >= 0"#),
      reaches(
        "knowsTheUser",
        "finds the user in the environment",
        #"(["HOME", "USER", "LOGNAME", "SSH_AUTH_SOCK"] as [String]).contains { getenv($0) != nil }"#
      ),
    ]
  }

  private static func reaches(
    _ id: String,
    _ words: String,
    _ condition: String,
    freely: Set<TestStatus> = [.failed],
    more: String = "",
    otherwise: Set<TestStatus> = [.failed]
  ) -> HostileRow {
    HostileRow(
      id: id,
      words: words,
      deed: "state.count += \(condition) ? 1 : 7",
      more: more,
      statuses: otherwise,
      freely: freely
    )
  }

  private static let running = """
    private func run(_ words: String...) -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: words[0])
      process.arguments = Array(words.dropFirst())
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
    """

  /// Where nothing stays, it exits every time.
  private static let remembering = """
    private func remembered(_ path: String) -> Bool {
      if unlink(path) == 0 { return true }
      close(creat(path, 0o600))
      exit(0)
    }
    """
}

/// Something on this machine that a submission must not reach: a file, a folder open to everybody, and a port.
final class HostilePlace {
  let folder: URL
  let port: UInt16
  private let socket: Int32

  /// The name of the folder that everybody may write to.
  static let open = "open"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
    try folder.write("secret", to: "file")
    try folder.makeFolder(Self.open)
    for (path, mode) in [("", 0o755), ("file", 0o644), (Self.open, 0o777)] {
      chmod(folder.appending(path: path).path, mode_t(mode))
    }
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = socket
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw GraderFault.workspace(path: "socket", reason: String(cString: strerror(errno))) }
  }

  /// Where a process may leave something for the next.
  var note: String { folder.appending(path: "\(Self.open)/note").path }

  /// Takes away what was left.
  func forget() { try? FileManager.default.removeItem(atPath: note) }

  deinit {
    close(socket)
    try? FileManager.default.removeItem(at: folder)
  }
}
