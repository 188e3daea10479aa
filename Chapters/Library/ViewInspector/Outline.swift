@_spi(Hosting) import DeclarativeViews

/// What is seen in a part of a tree: a line for each view, those within another one further in.
struct Outline: Equatable, Sendable {
  /// A view, in words.
  struct Line: Equatable, Sendable {
    var depth: Int
    var text: String
  }

  /// The views.
  private(set) var lines: [Line] = []

  /// The ids that views were given, as they are written.
  private(set) var ids: [String] = []

  /// The texts that are shown.
  let texts: [String]

  /// Lists what is in a place of a tree.
  @MainActor
  init(of node: ViewNode) {
    texts = node.texts
    add(node, depth: 0, notes: [])
  }

  /// The lines as one text; of a great many only the first.
  var text: String {
    let shown = lines.prefix(Self.lineLimit).map { String(repeating: "  ", count: $0.depth) + $0.text }
    let rest = lines.count - shown.count
    return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// An id as it is written in code.
  static func written(_ id: AnyHashable) -> String {
    id.base is String ? "\"\(id.base)\"" : "\(id.base)"
  }

  @MainActor
  private mutating func add(_ node: ViewNode, depth: Int, notes: [String]) {
    switch node.role {
    case .identified(let id):
      let id = Self.written(id)
      ids.append(id)
      for child in node.children { add(child, depth: depth, notes: ["id \(id)"] + notes) }
    case .disabled(let isDisabled):
      for child in node.children { add(child, depth: depth, notes: notes + (isDisabled ? ["disabled"] : [])) }
    case .structure:
      for child in node.children { add(child, depth: depth, notes: notes) }
    case .custom, .text, .button, .stack:
      lines.append(Line(depth: depth, text: ([node.description] + notes).joined(separator: ", ")))
      // A button that shows texts alone is told with them.
      if case .button = node.role, node.descendants.dropFirst().filter(\.isSeen).allSatisfy(\.isText) { return }
      for child in node.children { add(child, depth: depth + 1, notes: []) }
    }
  }

  private static let lineLimit = 50
}

extension ViewNode {
  fileprivate var isSeen: Bool {
    switch role {
    case .custom, .text, .button, .stack: true
    case .identified, .disabled, .structure: false
    }
  }

  fileprivate var isText: Bool { role.name == "Text" }
}
