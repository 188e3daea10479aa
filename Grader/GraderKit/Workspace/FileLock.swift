import Foundation

/// Lets one process at a time do something about a file or folder.
///
/// The lock is the kernel's and goes with the process that holds it: none can stay behind.
enum FileLock {
  /// Waits for a lock, and holds it while a body runs.
  ///
  /// - Parameters:
  ///   - url: An existing file or folder.
  ///   - waiting: Is told when somebody else holds the lock.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where there can be no lock, and what the body throws.
  static func hold<Result>(_ url: URL, waiting: () -> Void = {}, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(url) }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw fault(url) }
      }
    }
    // Closing alone may come too late: a child that another thread is starting has the descriptor until it runs its program.
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }

  /// Holds a lock while a body runs, if nobody else holds it.
  ///
  /// - Parameters:
  ///   - url: An existing file or folder.
  ///   - error: Is thrown where somebody does.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where there can be no lock, the error, and what the body throws.
  static func hold<Result>(_ url: URL, ifFree error: some Error, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(url) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? error : fault(url)
    }
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }

  private static func fault(_ url: URL) -> GraderFault {
    .workspace(path: url.path, reason: String(cString: strerror(errno)))
  }
}
