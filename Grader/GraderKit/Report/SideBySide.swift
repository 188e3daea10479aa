/// Two texts beside each other, line by line, what differs marked.
struct SideBySide: Equatable {
  /// Lines that stand beside each other; one of them may be missing.
  struct Row: Equatable {
    var left: String?
    var right: String?
    /// Whether they say the same.
    var isEqual: Bool { left == right }
  }

  let rows: [Row]

  /// Finds the lines that both texts have, in their order; what stands between them is set against each other.
  init(_ left: String, _ right: String) {
    let left = Self.lines(left)
    let right = Self.lines(right)
    let difference = right.difference(from: left)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      let isRemoved = removed.contains(one)
      let isInserted = inserted.contains(other)
      let isShared = !isRemoved && !isInserted
      rows.append(
        Row(
          left: isRemoved || isShared ? left[one] : nil,
          right: isInserted || isShared ? right[other] : nil
        )
      )
      if isRemoved || isShared { one += 1 }
      if isInserted || isShared { other += 1 }
    }
    self.rows = rows
  }

  /// The rows as a terminal shows them.
  ///
  /// - Parameters:
  ///   - headings: What stands above the two.
  ///   - width: How many columns there are. Where they are too few for two, the texts stand in one, `-` and `+` before
  ///     what differs.
  ///   - style: How what differs stands out.
  /// - Returns: Lines.
  func lines(headings: (left: String, right: String), width: Int, style: TextStyle) -> [String] {
    guard width >= Self.leastWidth else {
      return ["- \(headings.left)", "+ \(headings.right)"].map(style.strong) + rows.flatMap { inOneColumn($0, style) }
    }
    let column = (width - 3) / 2
    func line(_ left: String, _ mark: String, _ right: String) -> String {
      let space = String(repeating: " ", count: max(0, column - left.displayWidth))
      return right.isEmpty ? "\(left)\(space) \(mark)" : "\(left)\(space) \(mark) \(right)"
    }
    let heading = zip(headings.left.wrapped(to: column), headings.right.wrapped(to: column)).map {
      style.strong(line($0, "│", $1))
    }
    return heading
      + rows.flatMap { row -> [String] in
        let left = (row.left ?? "").wrapped(to: column)
        let right = (row.right ?? "").wrapped(to: column)
        return (0..<max(left.count, right.count)).map { index in
          let text = line(
            left.indices.contains(index) ? left[index] : "",
            row.isEqual ? "│" : "≠",
            right.indices.contains(index) ? right[index] : ""
          )
          return row.isEqual ? text : style.open(text)
        }
      }
  }

  private func inOneColumn(_ row: Row, _ style: TextStyle) -> [String] {
    if row.isEqual { return ["  \(row.left ?? "")"] }
    return [row.left.map { "- \($0)" }, row.right.map { "+ \($0)" }].compactMap { $0 }.map(style.open)
  }

  /// Below that, a column would hold less than half of a line of code.
  private static let leastWidth = 80

  /// Its lines, as a terminal may show them: a tab has no width of its own there.
  private static func lines(_ text: String) -> [String] {
    let text = Printable.text(text).replacing("\t", with: "  ")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
