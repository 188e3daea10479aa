import Foundation

/// Watches a run from outside: whether it gets on, and how much it writes.
///
/// A build has its limit as a whole. Tests run one after the other, and each one's beginning and end make the event
/// stream longer: a stream that has not grown for as long as one test may take means that a test hangs. A test that
/// makes it grow for ever comes to the limit of its size.
struct Headway {
  /// How long the event stream and the logs may become, in bytes.
  static let sizeLimit: off_t = 64 << 20

  private let events: URL
  private let logs: [URL]
  private let limits: Limits
  private var isBuilding: Bool
  private var size: off_t = 0
  private var since = ContinuousClock.now

  init(events: URL, logs: [URL], limits: Limits, isBuilding: Bool) {
    self.events = events
    self.logs = logs
    self.limits = limits
    self.isBuilding = isBuilding
  }

  /// Why the run must be ended now, if it must.
  mutating func stopReason() -> ChildProcess.StopReason? {
    let now = ContinuousClock.now
    let grown = Self.size(of: events)
    if grown != size { (size, since, isBuilding) = (grown, now, false) }
    if ([events] + logs).contains(where: { Self.size(of: $0) > Self.sizeLimit }) { return .traceSize }
    guard now - since > .seconds(isBuilding ? limits.build : limits.test) else { return nil }
    return isBuilding ? .buildTime : .testTime
  }

  private static func size(of file: URL) -> off_t {
    var status = stat()
    return stat(file.path, &status) == 0 ? status.st_size : 0
  }
}
