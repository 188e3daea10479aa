/// A message taken apart into sentences and lines that stand as they are.
enum MessagePart: Equatable, Sendable {
  case sentence(String)
  case lines(String)

  /// The parts of a message, in its order.
  ///
  /// The first line of a message is a sentence, and so is a line that stands alone; what follows below is lines.
  static func parts(of message: String) -> [MessagePart] {
    var parts: [MessagePart] = []
    var paragraph: [Substring] = []
    func close() {
      guard let first = paragraph.first else { return }
      let startsWithSentence = parts.isEmpty || paragraph.count == 1
      if startsWithSentence, first.first?.isWhitespace == false {
        parts.append(.sentence(String(first)))
        paragraph.removeFirst()
      }
      if !paragraph.isEmpty { parts.append(.lines(paragraph.joined(separator: "\n"))) }
      paragraph = []
    }
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { close() } else { paragraph.append(line) }
    }
    close()
    return parts
  }
}
