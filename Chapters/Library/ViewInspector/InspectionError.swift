/// Why a view could not be found, or not be asked or tapped.
public struct InspectionError: Error, Equatable, CustomStringConvertible {
  /// What was looked for.
  enum Wanted: Equatable, Sendable {
    /// As it is written in code.
    case id(String)
    case text(String)
    case button(String)
    case type(String)
  }

  /// What is the matter.
  enum Reason: Equatable, Sendable {
    case notFound(Wanted, Outline)
    case otherKind(wanted: String, found: String, Outline)
    case disabled(String)
    case gone(String)
    case noID(String)
  }

  let reason: Reason

  static func notFound(_ wanted: Wanted, _ outline: Outline) -> Self { Self(reason: .notFound(wanted, outline)) }

  static func otherKind(wanted: String, found: String, _ outline: Outline) -> Self {
    Self(reason: .otherKind(wanted: wanted, found: found, outline))
  }

  static func disabled(_ view: String) -> Self { Self(reason: .disabled(view)) }
  static func gone(_ view: String) -> Self { Self(reason: .gone(view)) }
  static func noID(_ view: String) -> Self { Self(reason: .noID(view)) }

  /// What happened, and what to do about it.
  public var description: String {
    switch reason {
    case .notFound(let wanted, let outline):
      """
      \(Self.sentence(wanted, outline))

      What is there:

      \(Self.indented(outline))
      """
    case .otherKind(let wanted, let found, let outline):
      """
      This is no '\(wanted)', but: \(found). To get to a view within it, use 'find'.

      What is there:

      \(Self.indented(outline))
      """
    case .disabled(let view):
      "\(view) is disabled: it refuses the tap, as it would on the screen. 'isDisabled()' tells without a tap."
    case .gone(let view):
      "\(view) is not shown any more: find it again if it has come back, or claim that it is gone."
    case .noID(let view):
      "\(view) has no id. Give it one in the view's body: '.id(…)'."
    }
  }

  private static func sentence(_ wanted: Wanted, _ outline: Outline) -> String {
    switch wanted {
    case .id(let id):
      return "No view has the id \(id).\(question(id, outline.ids))"
    case .text(let text):
      return "No text reads \"\(text)\".\(question("\"\(text)\"", outline.texts.map { "\"\($0)\"" }))"
    case .button(let title):
      return "No button has the title \"\(title)\".\(question("\"\(title)\"", outline.texts.map { "\"\($0)\"" }))"
    case .type(let type):
      return "There is no '\(type)'."
    }
  }

  private static func question(_ word: String, _ known: [String]) -> String {
    Misspelling(word).likeliest(of: known).map { " Did you mean \($0)?" } ?? ""
  }

  private static func indented(_ outline: Outline) -> String {
    outline.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
  }
}
