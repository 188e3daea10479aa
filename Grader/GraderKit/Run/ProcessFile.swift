#if os(Linux)
  import Foundation

  /// A file in which the system tells of a process, made when it is read (proc(5)).
  enum ProcessFile {
    /// Reads such a file.
    ///
    /// By a handle: Foundation's whole-file reading leaks a page for each that turns out empty, and a class has thousands.
    ///
    /// - Parameter path: The file, from `/proc`.
    /// - Returns: What it holds; nothing where that is nothing, or cannot be read, as when the process is gone.
    static func content(_ path: String) -> Data? {
      // What is started meanwhile must not find it open.
      let descriptor = open("/proc/\(path)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      return try? file.readToEnd()
    }
  }
#endif
