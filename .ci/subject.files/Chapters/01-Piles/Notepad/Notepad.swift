import Piles

/// A text, and what it was before.
public struct Notepad: Equatable, Sendable {
  /// What stands on it.
  public private(set) var text = ""
  private var earlier = Pile<String>()
  private var later = Pile<String>()

  /// Begins empty.
  public init() {}

  /// Whether there is anything to take back.
  public var canTakeBack: Bool {
    earlier.height > 0
  }

  /// Whether there is anything to bring forth.
  public var canBringForth: Bool {
    later.height > 0
  }

  /// Writes behind what is there; what was taken back cannot be brought forth any more.
  public mutating func write(_ words: String) {
    earlier.put(text)
    text += words
    later = Pile()
  }

  /// Takes back what was written last.
  public mutating func takeBack() {
    guard let former = earlier.take() else { return }
    later.put(text)
    text = former
  }

  /// Brings forth what was taken back last.
  public mutating func bringForth() {
    guard let next = later.take() else { return }
    earlier.put(text)
    text = next
  }
}
