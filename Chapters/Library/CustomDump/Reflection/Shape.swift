/// One level of a value: the text of a value that has no parts, or the parts of one that has.
enum Shape {
  /// A value that prints as a text.
  case leaf(String)

  /// A value of which nothing can be seen, like a function.
  case opaque(String)

  /// A string.
  case string(String)

  /// A value that has parts.
  case group(Group)

  struct Group {
    let kind: Kind

    /// The value itself, without the optionals and the stand-ins around it.
    let subject: Any

    /// How many parts there are.
    let count: Int

    private let makeChildren: (Surroundings) -> Mirror.Children

    init(_ kind: Kind, of subject: Any, children: Mirror.Children) {
      self.init(kind, of: subject, count: children.count) { _ in children }
    }

    init(_ kind: Kind, of subject: Any, count: Int, children: @escaping (Surroundings) -> Mirror.Children) {
      self.kind = kind
      self.subject = subject
      self.count = count
      makeChildren = children
    }

    /// The parts, in the order in which they are printed.
    ///
    /// They are made when they are asked for: to put a large dictionary in order takes long, and to compare it needs no order.
    ///
    /// - Parameter surroundings: What stands around the value.
    /// - Returns: The parts.
    func children(in surroundings: Surroundings = Surroundings()) -> Mirror.Children { makeChildren(surroundings) }
  }

  /// What the parts of a group are to it.
  enum Kind {
    /// The stored properties of a structure or an object.
    case fields(of: Any.Type)

    /// What belongs to the case of an enumeration, whose name is printed only at the top: elsewhere it is known from around.
    case payload(ofCase: String, of: Any.Type, isRoot: Bool)

    /// The elements of a tuple.
    case tuple

    /// The elements of a collection, by position.
    case list

    /// The values of a dictionary, whose labels are the dumps of the keys.
    case dictionary

    /// The elements of a set.
    case set
  }
}

extension Shape.Kind: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.fields(let lhs), .fields(let rhs)): lhs == rhs
    case (.payload(let lhs, let lhsType, _), .payload(let rhs, let rhsType, _)): lhs == rhs && lhsType == rhsType
    case (.tuple, .tuple), (.list, .list), (.dictionary, .dictionary), (.set, .set): true
    case (.fields, _), (.payload, _), (.tuple, _), (.list, _), (.dictionary, _), (.set, _): false
    }
  }

  /// Whether the parts stand side by side under names of their own, as in a structure.
  var isRecord: Bool {
    switch self {
    case .fields, .payload, .tuple: true
    case .list, .dictionary, .set: false
    }
  }

  /// Whether the parts have another order in every process.
  var isUnordered: Bool { self == .set || self == .dictionary }
}

extension Shape.Group {
  /// The object, if the value is one.
  var object: AnyObject? {
    guard case .fields(let type) = kind, type is AnyClass else { return nil }
    return subject as AnyObject
  }

  /// What is printed before the parts.
  var opening: String {
    switch kind {
    case .fields(let type): "\(typeName(type))("
    case .payload(let name, let type, let isRoot): "\(isRoot ? typeName(type) : "").\(name)("
    case .tuple: "("
    case .list, .dictionary: "["
    case .set: "Set(["
    }
  }

  /// What is printed after the parts.
  var closing: String {
    switch kind {
    case .fields, .payload, .tuple: ")"
    case .list: "]"
    case .dictionary: count == 0 ? ":]" : "]"
    case .set: "])"
    }
  }

  /// A child with what is printed before it.
  func part(_ child: Mirror.Child, at position: Int) -> Part {
    switch kind {
    case .fields, .payload, .tuple, .dictionary: Part(child.value, label: child.label.map { "\($0): " } ?? "")
    case .list: Part(child.value, label: "[\(position)]: ")
    case .set: Part(child.value)
    }
  }
}
