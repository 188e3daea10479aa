/// The names that suspicions go by, with what they are about.
enum SuspiciousNames {
  /// Why a name is suspicious wherever it stands, if it is.
  static func anywhere(_ name: String) -> Suspicion.Code? {
    if let code = everywhere[name] { return code }
    return isUnsafe(name) ? .unsafe : nil
  }

  /// Whether a name is that of something unsafe: `unsafeBitCast`, `withUnsafeBytes`, `_withUnsafePointer`, `UnsafePointer`.
  ///
  /// Asked of every name in a file, and so no regular expression: one is read anew each time.
  private static func isUnsafe(_ name: String) -> Bool {
    var rest = name[...]
    for beginning in ["_", "with"] where rest.hasPrefix(beginning) { rest = rest.dropFirst(beginning.count) }
    guard rest.hasPrefix("unsafe") || rest.hasPrefix("Unsafe") else { return false }
    return rest.dropFirst("unsafe".count).first.map { ("A"..."Z").contains($0) } ?? false
  }

  private static let everywhere = table([
    .process: ["Process", "posix_spawn", "posix_spawnp", "quick_exit", "_exit", "_Exit", "execv", "execve", "execvp"],
    .symbols: ["dlsym", "dlopen", "dladdr", "dl_iterate_phdr", "NSClassFromString", "_typeByName"],
    .files: ["FileHandle", "FileManager", "FileDescriptor", "fopen", "fwrite", "freopen", "fdopen", "mmap"],
    .environment: ["CommandLine", "ProcessInfo", "getenv", "setenv", "unsetenv", "environ"],
    .reporter: [
      "Complaint", "IssueReporter", "IssueReporters", "withExpectedIssue", "withIssueReporters", "withKnownIssue",
    ],
    .testing: ["isTesting", "swiftTesting", "Testing", "XCTest", "XCTestCase"],
    .dumps: ["CustomDumpReflectable", "CustomDumpRepresentable", "CustomDumpStringConvertible", "CustomReflectable"],
    .unsafe: [
      "ManagedBuffer", "OpaquePointer", "Unmanaged", "withCString", "withContiguousMutableStorageIfAvailable",
      "withContiguousStorageIfAvailable", "withMemoryRebound", "withUTF8",
    ],
    .threads: ["Thread", "pthread_create", "pthread_exit", "pthread_kill", "pthread_self"],
  ])

  /// Suspicious as functions that belong to nothing: other things may bear these names.
  static let functions = table([
    .process: [
      "abort", "at_quick_exit", "atexit", "clone", "daemon", "exit", "fork", "kill", "killpg", "longjmp", "raise",
      "setsid", "sigaction", "signal", "system", "vfork",
    ],
    .files: [
      "close", "creat", "dup", "dup2", "fcntl", "ftruncate", "ioctl", "lseek", "open", "openat", "pipe", "pread",
      "pwrite", "read", "readLine", "sendfile", "socket", "truncate", "unlink", "write", "writev",
    ],
    .unsafe: ["syscall", "malloc", "memcpy", "memset"],
  ])

  /// Suspicious as labels of what is handed over.
  static let labels = table([
    .files: ["atPath", "atomically", "contentsOf", "contentsOfFile", "filePath", "fileURLWithPath", "toFile"]
  ])

  /// Suspicious after a dot.
  static let members = table([
    .testing: ["isTesting"], .files: ["checkResourceIsReachable", "resourceValues", "withoutOverwriting"],
  ])

  /// Suspicious to declare.
  static let witnesses = table([
    .dumps: ["customDumpMirror", "customDumpDescription", "customDumpValue", "customMirror"]
  ])

  /// Names before which a function is no member.
  static let systemModules: Set = ["Darwin", "Foundation", "Glibc", "Musl"]

  private static func table(_ names: [Suspicion.Code: [String]]) -> [String: Suspicion.Code] {
    names.reduce(into: [:]) { table, entry in
      for name in entry.value { table[name] = entry.key }
    }
  }
}
