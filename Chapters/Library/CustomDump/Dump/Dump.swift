/// Prints a value into lines.
struct Dump {
  private(set) var lines: [Line] = []
  private let limits: Limits

  private var surroundings: Surroundings

  init(limits: Limits = .none, in surroundings: Surroundings = Surroundings()) {
    self.limits = limits
    self.surroundings = surroundings
  }

  /// Prints a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: What stands before the value.
  ///   - depth: How many levels the value is indented.
  ///   - isRoot: Whether the value stands at the top, where the case of an enumeration is printed with its type.
  mutating func write(_ value: Any, label: String = "", depth: Int = 0, isRoot: Bool = false) {
    switch Shape(reflecting: value, isRoot: isRoot) {
    case .leaf(let text), .opaque(let text): write(text, label: label, depth: depth)
    case .string(let string): write(string: string, label: label, depth: depth)
    case .group(let group): write(group, label: label, depth: depth)
    }
  }

  private mutating func write(_ text: String, label: String, depth: Int) {
    guard text.isMultiline else { return append(label + text.cut(at: limits.characters), depth: depth) }
    let start = lines.count
    write(text.lines, depth: depth) { [limits] in String($0).cut(at: limits.characters) }
    lines[start].text = label + lines[start].text
  }

  private mutating func write(string: String, label: String, depth: Int) {
    guard string.isMultiline else { return append(label + string.literal(limit: limits.characters), depth: depth) }
    append("\(label)\"\"\"", depth: depth)
    write(string.lines, depth: depth + 1) { [limits] in String($0).literalLine(limit: limits.characters) }
    append("\"\"\"", depth: depth + 1)
  }

  private mutating func write(_ texts: [Substring], depth: Int, form: (Substring) -> String) {
    for (position, text) in texts.enumerated() {
      guard lines.count < limits.lines || position == texts.count - 1 else {
        return append("… \(texts.count - position) more lines", depth: depth)
      }
      append(form(text), depth: depth)
    }
  }

  private mutating func write(_ group: Shape.Group, label: String, depth: Int) {
    let opening = label + group.opening
    if let object = group.object, !surroundings.objects.insert(ObjectIdentifier(object)).inserted {
      return append("\(opening)↩︎\(group.closing)", depth: depth)
    }
    let count = group.count
    guard count > 0 else { return append(opening + group.closing, depth: depth) }
    let isHidden = group.kind.isUnordered && surroundings.hidesElements
    guard depth < limits.depth, !isHidden else { return append("\(opening)…\(group.closing)", depth: depth) }

    let start = lines.count
    append(opening, depth: depth)
    for (position, child) in group.children(in: surroundings).enumerated() {
      // One more is shown rather than counted.
      guard lines.count < limits.lines || position == count - 1 else {
        append("… \(count - position) more", depth: depth + 1)
        break
      }
      let part = group.part(child, at: position)
      write(part.value, label: part.label, depth: depth + 1)
      if position < count - 1 { lines[lines.count - 1].text += "," }
    }
    if group.kind.isRecord, count == 1, lines.count == start + 2 {
      let line = opening + lines[start + 1].text + group.closing
      if line.count - label.count <= Limits.oneLine {
        lines.removeLast(2)
        return append(line, depth: depth)
      }
    }
    append(group.closing, depth: depth)
  }

  private mutating func append(_ text: String, depth: Int) { lines.append(Line(depth: depth, text: text)) }
}

/// The dump of a value on one line.
func inline(_ value: Any, in surroundings: Surroundings = Surroundings()) -> String {
  var dump = Dump(in: surroundings)
  dump.write(value)
  var result = ""
  for line in dump.lines {
    let isFirst = result.isEmpty || result.last.map("([".contains) == true
    let isLast = line.text.first.map(")]".contains) == true
    result += (isFirst || isLast ? "" : " ") + line.text
  }
  return result
}
