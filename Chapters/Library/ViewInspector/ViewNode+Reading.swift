@_spi(Hosting) import DeclarativeViews

extension ViewNode {
  /// This place and all in it, in the order in which they are shown.
  var descendants: [ViewNode] { [self] + children.flatMap(\.descendants) }

  /// This place and what it consists of, down to the first view that is seen or holds several.
  var unwrapped: [ViewNode] {
    switch role {
    case .custom, .structure, .identified, .disabled:
      [self] + (children.count == 1 ? children[0].unwrapped : [])
    case .text, .button, .stack:
      [self]
    }
  }

  /// This place and those around it, as far as they consist of nothing else.
  var wrappers: [ViewNode] {
    guard let parent, parent.children.count == 1 else { return [self] }
    switch parent.role {
    case .structure, .identified, .disabled: return [self] + parent.wrappers
    case .custom, .text, .button, .stack: return [self]
    }
  }

  /// This place and all around it.
  var ancestors: [ViewNode] { [self] + (parent?.ancestors ?? []) }

  /// The text of all that is in here, one after the other.
  var texts: [String] {
    descendants.compactMap { if case .text(let text) = $0.role { text } else { nil } }
  }

  /// Whether this is a text that reads like that.
  func shows(_ text: String) -> Bool {
    if case .text(text) = role { true } else { false }
  }

  /// Whether the controls in here are switched off.
  var isDisabled: Bool {
    ancestors.contains { if case .disabled(true) = $0.role { true } else { false } }
  }

  /// What the view is, in a word or two.
  var description: String {
    switch role {
    case .custom: "\(type(of: view))"
    case .text(let text): "Text \"\(text)\""
    case .button: (["Button"] + texts.map { "\"\($0)\"" }).joined(separator: " ")
    case .stack(let name): name
    case .identified, .disabled, .structure: unwrapped.dropFirst().last?.description ?? "group of views"
    }
  }
}

extension ViewRole {
  /// What views of this kind are called, if they are seen.
  var name: String? {
    switch self {
    case .text: "Text"
    case .button: "Button"
    case .stack(let name): name
    case .custom, .structure, .identified, .disabled: nil
    }
  }
}
