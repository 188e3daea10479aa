import IssueReporting

/// What a programmer can get wrong with the ids of an array's elements.
enum IdentityIssue<ID> {
  /// Two elements have one id.
  case repeated(ID)
  /// An element was changed in place, and its id with it.
  case changed(from: ID, to: ID)
  /// An element was stored under an id that is not its own.
  case misplaced(ID, as: ID)
  /// An element was put in the place of another one, and there is a third one with its id.
  case taken(ID, at: Int, by: Int)

  /// What went wrong and what to do about it.
  ///
  /// The place is known for calls only, and most arrays change by subscripts: the type of the elements tells which array it is.
  func message(of element: String) -> String {
    switch self {
    case .repeated(let id):
      """
      Two elements of an identified array of '\(element)' have the same id: \(id).

      The first of them stays and the other one is left out. Give every element an id of its own, or decide with \
      'uniquingIDsWith' which one stays.
      """
    case .changed(let old, let new):
      """
      The id of an element in an identified array of '\(element)' changed in place, from \(old) to \(new).

      The array still finds the element by the old id. Declare the id with 'let'; for another element, remove this one and \
      insert the other.
      """
    case .misplaced(let own, let other):
      """
      In an identified array of '\(element)', an element with the id \(own) was written to the place of the element with \
      the id \(other).

      Nothing was changed. Write to the element's own id, or call 'updateOrAppend', which finds the place by itself.
      """
    case .taken(let id, let position, let owner):
      """
      In an identified array of '\(element)', an element with the id \(id) was written to position \(position), and \
      position \(owner) has an element with that id.

      Nothing was changed. Remove one of the two first, or exchange them with 'swapAt'.
      """
    }
  }
}

extension IdentifiedArray {
  /// Reports an issue with the ids of the elements.
  func report(_ issue: IdentityIssue<ID>) {
    reportIssue(issue.message(of: Self.elementName))
  }
  /// The name of the elements' type with the types that enclose it, and without the module.
  private static var elementName: String {
    let full = String(reflecting: Element.self)
    // A type that is declared in a function, or private to a file, has the compiler's name for its surroundings.
    let parts = full.split(separator: ".").filter { !$0.hasPrefix("(unknown context at") }
    guard parts.count > 1, !full.contains("<") else { return String(describing: Element.self) }
    return parts.dropFirst().joined(separator: ".")
  }
}
