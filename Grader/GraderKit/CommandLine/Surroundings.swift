import Foundation

/// What the grader finds itself in, seen to before it begins.
package enum Surroundings {
  /// How many descriptors a run and its build need at a time.
  package static let leastDescriptors = 256

  /// Keeps the places of standard input, output and error where whoever started the grader has closed them.
  ///
  /// A file that was opened there would get what is printed.
  package static func keepStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // For reading: whoever prints is still told that nothing arrives.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Sees that the working folder is still there.
  ///
  /// - Throws: ``GraderFault/noWorkingFolder``.
  package static func findWorkingFolder() throws(GraderFault) {
    guard let path = getcwd(nil, 0) else { throw .noWorkingFolder }
    free(path)
  }

  /// Sees that enough files may be open at a time, and asks for more where there are too few.
  ///
  /// - Throws: ``GraderFault/tooFewDescriptors(_:least:)`` where that is refused.
  package static func makeRoomForDescriptors() throws(GraderFault) {
    var limit = rlimit()
    #if os(Linux)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(leastDescriptors) else { return }
    let held = limit.rlim_cur
    let highest = min(limit.rlim_max, rlim_t(leastDescriptors))
    limit.rlim_cur = highest
    guard setrlimit(kind, &limit) == 0 else { throw .tooFewDescriptors(Int(held), least: leastDescriptors) }
    if highest < rlim_t(leastDescriptors) { throw .tooFewDescriptors(Int(highest), least: leastDescriptors) }
  }
}
