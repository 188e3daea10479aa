import Foundation

/// Whether something holds soon: the kernel ends a namespace a moment after its first process.
///
/// - Parameters:
///   - seconds: How long to wait at most.
///   - condition: What shall hold.
/// - Returns: Whether it has come to hold.
func eventually(within seconds: Int = 30, _ condition: () -> Bool) -> Bool {
  for _ in 0..<(100 * seconds) {
    if condition() { return true }
    usleep(10_000)
  }
  return condition()
}
