/// Prints the lines in which two values differ.
struct Difference {
  var lines: [DifferenceLine] = []
  let limits: Limits

  /// The objects around what is compared, so that a cycle of them ends.
  private var objects: Set<ObjectPair> = []

  init(limits: Limits = .difference) {
    self.limits = limits
  }

  /// Where two values stand.
  struct Place {
    var depth = 0

    /// What separates the values from those that follow.
    var separator = ""

    var isRoot = false

    /// Whether to tell apart also what `==` does not: the value around is unequal, but all its parts are equal.
    var exactly = false
  }

  /// Compares two values that differ.
  mutating func compare(_ left: Part, _ right: Part, at place: Place) {
    let isOfOneType = type(of: left.value) == type(of: right.value)
    switch (left.shape(isRoot: place.isRoot), right.shape(isRoot: place.isRoot)) {
    case (.string(let first), .string(let second)) where isOfOneType && (first.isMultiline || second.isMultiline):
      compareLines(first, second, label: right.label, at: place)
    case (.group(let first), .group(let second)) where isOfOneType && first.kind == second.kind:
      compare(left, first, right, second, at: place)
    default: replace(left, by: right, at: place)
    }
  }

  private mutating func compare(
    _ left: Part,
    _ leftGroup: Shape.Group,
    _ right: Part,
    _ rightGroup: Shape.Group,
    at place: Place
  ) {
    guard place.depth < limits.depth else { return replace(left, by: right, because: .depth(limits.depth), at: place) }
    let pair = ObjectPair(leftGroup.object, rightGroup.object)
    if let pair { objects.insert(pair) }
    defer { if let pair { objects.remove(pair) } }

    var place = place
    func alignment(exactly: Bool) -> Alignment? {
      let alignment = Alignment(leftGroup, rightGroup, exactly: exactly, assuming: objects)
      return alignment?.hasChanges == true ? alignment : nil
    }
    var parts = alignment(exactly: place.exactly)
    if parts == nil, !place.exactly {
      place.exactly = true
      parts = alignment(exactly: true)
    }
    guard let parts else { return replace(left, by: right, at: place) }
    if leftGroup.kind.isRecord, leftGroup.count == 1, isReplacedOnOneLine(left, by: right, at: place) { return }
    append(.both, right.label + rightGroup.opening, depth: place.depth)
    compare(parts, isRecord: rightGroup.kind.isRecord, at: place)
    append(.both, rightGroup.closing + place.separator, depth: place.depth)
  }

  private mutating func compareLines(_ left: String, _ right: String, label: String, at place: Place) {
    let (lefts, rights) = (left.lines, right.lines)
    func isSame(_ left: Int, _ right: Int) -> Bool {
      place.exactly ? lefts[left].utf8.elementsEqual(rights[right].utf8) : lefts[left] == rights[right]
    }
    var alignment = Alignment(left: { Part(TextLine(lefts[$0])) }, right: { Part(TextLine(rights[$0])) })
    alignment.appendLists(lefts.count, rights.count, isSame: isSame, belong: isSame)
    append(.both, "\(label)\"\"\"", depth: place.depth)
    compare(alignment, separator: "", isRecord: false, at: place)
    append(.both, "\"\"\"\(place.separator)", depth: place.depth + 1)
  }

  private mutating func compare(_ parts: Alignment, separator: String = ",", isRecord: Bool, at place: Place) {
    for (position, step) in parts.steps.enumerated() {
      let isLast = position == parts.steps.count - 1
      guard lines.count < limits.lines || isLast else {
        return append(
          .both,
          "… \(counted(parts.differences(from: position), "more difference"))",
          depth: place.depth + 1
        )
      }
      let inner = Place(depth: place.depth + 1, separator: isLast ? "" : separator, exactly: place.exactly)
      switch step {
      case .same(let count):
        append(.both, (isRecord ? "…" : "… (\(count) unchanged)") + inner.separator, depth: inner.depth)
      case .changed(let left, let right): compare(parts.left(left), parts.right(right), at: inner)
      case .removed(let position): append(.first, parts.left(position), at: inner)
      case .inserted(let position): append(.second, parts.right(position), at: inner)
      }
    }
  }
}
