/// Which parts of two groups belong together.
struct Alignment {
  /// What comes next on the way through both groups; the numbers are positions.
  enum Step {
    case same(Int)
    case changed(Int, Int)
    case removed(Int)
    case inserted(Int)
  }

  private(set) var steps: [Step] = []

  /// The part at a position of the first group.
  let left: (Int) -> Part

  /// The part at a position of the second group.
  let right: (Int) -> Part

  init(left: @escaping (Int) -> Part, right: @escaping (Int) -> Part) {
    self.left = left
    self.right = right
  }

  var hasChanges: Bool { steps.contains { if case .same = $0 { false } else { true } } }

  /// How many parts differ from a step on.
  func differences(from position: Int) -> Int {
    steps[position...].count { if case .same = $0 { false } else { true } }
  }

  mutating func append(_ step: Step) { steps.append(step) }

  /// Adds parts that are equal to those before.
  mutating func appendSame(_ count: Int) {
    guard count > 0 else { return }
    if case .same(let before) = steps.last {
      steps[steps.count - 1] = .same(before + count)
    } else {
      steps.append(.same(count))
    }
  }
}

extension Alignment {
  /// Lines up the parts of two groups that are of one kind and of one type; fails if they have other labels.
  ///
  /// - Parameters:
  ///   - left: The first group.
  ///   - right: The second group.
  ///   - exactly: Whether to go by the parts, whatever any `==` says.
  ///   - pairs: Objects that count as equal, because they are already being compared.
  init?(_ left: Shape.Group, _ right: Shape.Group, exactly: Bool, assuming pairs: Set<ObjectPair>) {
    func isSameValue(_ lhs: Any, _ rhs: Any) -> Bool { isSame(lhs, rhs, exactly: exactly, assuming: pairs) }
    let alignment: Alignment? =
      switch left.subject {
      case let set as any SetValue where left.kind == .set: set.alignment(with: right.subject)
      case let dictionary as any DictionaryValue where left.kind == .dictionary:
        dictionary.alignment(with: right.subject, exactly: exactly, isSame: isSameValue)
      case let list as any RandomAccessCollection where left.kind == .list:
        list.alignment(with: right.subject, exactly: exactly, isSame: isSameValue)
      default: Self.inOrder(left, right, isSame: isSameValue)
      }
    guard let alignment else { return nil }
    self = alignment
  }

  /// Lines up the parts as they stand in the groups, if both are records that have the same labels or if neither is one.
  private static func inOrder(_ left: Shape.Group, _ right: Shape.Group, isSame: (Any, Any) -> Bool) -> Self? {
    let (lefts, rights) = (Array(left.children()), Array(right.children()))
    var alignment = Self(left: { left.part(lefts[$0], at: $0) }, right: { right.part(rights[$0], at: $0) })
    func hasSameLabel(_ left: Int, _ right: Int) -> Bool { lefts[left].label == rights[right].label }
    func isSamePart(_ left: Int, _ right: Int) -> Bool {
      hasSameLabel(left, right) && isSame(lefts[left].value, rights[right].value)
    }
    if left.kind.isRecord {
      guard lefts.map(\.label) == rights.map(\.label) else { return nil }
      for position in lefts.indices { alignment.appendPair(position, position, isSame: isSamePart) }
    } else {
      let isKeyed = left.kind == .dictionary
      alignment.appendLists(
        lefts.count,
        rights.count,
        isIdentified: isKeyed,
        isSame: isSamePart,
        belong: isKeyed ? hasSameLabel : isSamePart
      )
    }
    return alignment
  }
}
