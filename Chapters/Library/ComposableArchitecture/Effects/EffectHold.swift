/// A claim that some work is still to be done; the store counts an effect as running until its last hold is released.
///
/// Whoever is handed a hold releases it when its work has ended, or at once when it is cancelled: cancelled work does not
/// count as running while it unwinds, so no verdict hangs on how fast it does.
@MainActor
final class EffectHold {
  private var onRelease: (() -> Void)?

  init(onRelease: @escaping @MainActor () -> Void) {
    self.onRelease = onRelease
  }

  var isReleased: Bool { onRelease == nil }

  /// Ends the claim; from the second time on this does nothing.
  func release() {
    let release = onRelease
    onRelease = nil
    release?()
  }

  /// Splits the claim: it holds until all of its parts are released.
  ///
  /// - Parameter count: The number of parts, at least one.
  /// - Returns: The parts.
  func split(_ count: Int) -> [EffectHold] {
    var left = count
    return (0..<count).map { _ in
      EffectHold {
        left -= 1
        if left == 0 { self.release() }
      }
    }
  }
}
