extension Difference {
  /// Prints both values whole, the first one as removed, the second one as added.
  ///
  /// If they print alike, a comment tells in what they differ.
  mutating func replace(_ left: Part, by right: Part, because reason: Reason? = nil, at place: Place) {
    if let excerpts = Excerpts(left, right, limit: limits.characters, at: place) {
      append(.both, "// \(excerpts.position)", depth: place.depth)
      append(.first, left.label + excerpts.left + place.separator, depth: place.depth)
      append(.second, right.label + excerpts.right + place.separator, depth: place.depth)
      return
    }
    var (first, second) = (dump(left.value, at: place), dump(right.value, at: place))
    if first.map(\.text) == second.map(\.text) {
      if !first.isWritten(like: second) {
        (first, second) = (first.map(\.asciiEscaped), second.map(\.asciiEscaped))
      } else {
        let reason = reason ?? Reason(left.value, right.value)
        if let comment = reason.comment { append(.both, "// \(comment)", depth: place.depth) }
        if case .types(let leftName, let rightName) = reason {
          first[first.count - 1].text += " as \(leftName)"
          second[second.count - 1].text += " as \(rightName)"
        }
      }
    }
    append(.first, first, label: left.label, separator: place.separator)
    append(.second, second, label: right.label, separator: place.separator)
  }

  /// Prints both values, if each fits on one line and these lines differ.
  ///
  /// - Returns: Whether the values were printed.
  mutating func isReplacedOnOneLine(_ left: Part, by right: Part, at place: Place) -> Bool {
    let (first, second) = (dump(left.value, at: place), dump(right.value, at: place))
    guard first.count == 1, second.count == 1, first[0].text != second[0].text else { return false }
    append(.first, first, label: left.label, separator: place.separator)
    append(.second, second, label: right.label, separator: place.separator)
    return true
  }

  /// Prints a value that only one side has.
  mutating func append(_ side: DifferenceLine.Side, _ part: Part, at place: Place) {
    append(side, dump(part.value, at: place), label: part.label, separator: place.separator)
  }

  mutating func append(_ side: DifferenceLine.Side, _ text: String, depth: Int) {
    lines.append(DifferenceLine(side: side, line: Line(depth: depth, text: text)))
  }

  private mutating func append(_ side: DifferenceLine.Side, _ dump: [Line], label: String, separator: String) {
    let start = lines.count
    lines += dump.map { DifferenceLine(side: side, line: $0) }
    lines[start].line.text = label + lines[start].line.text
    lines[lines.count - 1].line.text += separator
  }

  private func dump(_ value: Any, at place: Place) -> [Line] {
    var limits = limits
    // A value that begins just before the limit still shows its beginning.
    limits.lines = max(limits.lines - lines.count, 20)
    var dump = Dump(limits: limits)
    dump.write(value, depth: place.depth, isRoot: place.isRoot)
    return dump.lines
  }
}

extension [Line] {
  /// Whether the lines are the same character by character, not only to the eye.
  fileprivate func isWritten(like other: Self) -> Bool {
    elementsEqual(other) { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}
