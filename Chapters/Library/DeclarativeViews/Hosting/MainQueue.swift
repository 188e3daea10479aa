import Dispatch
import Foundation

/// Whether code runs on the main actor, for code that may run anywhere.
///
/// The actor runs on the main queue. Its thread does not tell: where the program hands its main thread over to the queue, on
/// Linux, that is served by others.
@_spi(Hosting)
public enum MainQueue {
  /// Whether this is called on the main actor.
  public static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

  // A queue can be asked for nothing but a mark; it is put on once and never changed.
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
