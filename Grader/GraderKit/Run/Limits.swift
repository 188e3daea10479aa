/// How much a build and a test may take.
///
/// They are safety nets: no verdict of honest work hangs on them.
package struct Limits: Equatable, Sendable, Encodable {
  /// The least memory that a test process can do with, in MiB; with less it may hang before its first test.
  package static let leastMemory = 64

  /// One build, in seconds of wall time.
  package var build = 900
  /// One test, and anything else in which a run makes no headway, in seconds of wall time.
  package var test = 60
  /// What a test process may allocate, in MiB.
  package var memory = 1024

  /// One test where another of the same submission has hung, in seconds: most others do, too, and this is plenty for those that
  /// do not.
  var testAfterHang: Int { min(test, max(10, test / 4)) }

  // What nobody asks to change.

  /// How large a file may become, in MiB, and all that lies in the folder for temporary files together.
  var files = 64
  /// Processes and threads at a time.
  var processes = 512
  /// Descriptors of a process.
  var descriptors = 256
  /// Processor time of a process, in seconds: only for one that has outlived its grader.
  var processor = 3600

  package init() {}
}
