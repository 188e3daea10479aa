#if os(Linux)
  import Foundation

  /// A file in which the system tells of a process, made when it is read (proc(5)).
  enum ProcessFile {
    /// Reads such a file.
    ///
    /// By a handle: Foundation's whole-file reading leaks a page for each that turns out empty, and a class has thousands.
    ///
    /// - Parameter path: The file, from `/proc`.
    /// - Returns: What it holds; nothing where it cannot be read, as when the process is gone.
    static func content(_ path: String) -> Data? {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(path)") else { return nil }
      defer { try? file.close() }
      return (try? file.readToEnd()).map { $0 ?? Data() }
    }
  }
#endif
