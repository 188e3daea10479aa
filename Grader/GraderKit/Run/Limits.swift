/// How long things may take, in seconds of wall time.
///
/// They are safety nets: no verdict of honest work hangs on them.
package struct Limits: Equatable, Sendable {
  /// One build.
  package var build = 900
  /// One test, and anything else in which a run makes no headway.
  package var test = 60

  package init() {}
}
