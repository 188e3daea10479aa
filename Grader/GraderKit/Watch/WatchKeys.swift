/// Reads keys from what a terminal sends, in pieces as they arrive.
///
/// Arrows and other keys that send sequences mean nothing, and neither does what was pasted.
package struct WatchKeys: Equatable, Sendable {
  private enum State: Equatable {
    case plain
    /// Behind an escape.
    case escape
    /// Behind `ESC O`: one character more.
    case single
    /// Behind `ESC [`, with what has come of it: it ends with a letter or `~`.
    case sequence([UInt8])
  }

  private var state = State.plain
  private var isPasted = false
  /// A character whose last bytes are still to come.
  private var text: [UInt8] = []

  package init() {}

  /// Reads what has arrived.
  ///
  /// - Parameter bytes: What has arrived at once.
  /// - Returns: The keys that mean something, in order.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [WatchKey] {
    var keys: [WatchKey] = []
    for byte in bytes { if let key = read(byte), !isPasted { keys.append(key) } }
    // A sequence is sent at once: where nothing follows, the escape key was pressed.
    if state == .escape { state = .plain }
    return keys
  }

  private mutating func read(_ byte: UInt8) -> WatchKey? {
    switch state {
    case .plain where byte == 0x1B:
      state = .escape
      text = []
    case .plain:
      return character(byte).flatMap { WatchKey(typed: $0) }
    case .escape where byte == UInt8(ascii: "["):
      state = .sequence([])
    case .escape where byte == UInt8(ascii: "O"):
      state = .single
    case .escape where byte == 0x1B:
      break
    case .escape, .single:
      state = .plain
    case .sequence(let begun):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(begun.count < 16 ? begun + [byte] : begun)
        break
      }
      state = .plain
      // What a terminal puts around a paste once it has been asked to.
      if byte == UInt8(ascii: "~"), begun.elementsEqual("200".utf8) { isPasted = true }
      if byte == UInt8(ascii: "~"), begun.elementsEqual("201".utf8) { isPasted = false }
    }
    return nil
  }

  /// The character that a byte completes.
  private mutating func character(_ byte: UInt8) -> Character? {
    // A byte that begins a character ends whatever came before it.
    if byte & 0xC0 != 0x80 { text = [] }
    text.append(byte)
    guard let string = String(validating: text, as: UTF8.self) else {
      if text.count >= 4 { text = [] }
      return nil
    }
    text = []
    return string.first
  }
}
