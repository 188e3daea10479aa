/// One thing that a hidden suite expects of an exercise and does not find, in facts.
///
/// Names are those that the exercise prescribes; nothing else of the suite is told.
package enum Misfit: Hashable, Sendable, Codable {
  /// There is no such name; what is spelled like it.
  case missing(String, meant: String?)
  /// It is there, but not for others.
  case notPublic(String)
  /// A type has no such member; what is spelled like it.
  case noMember(String, of: String, meant: String?)
  /// Something is sent or received that the actions do not have.
  case noAction(String, meant: String?)
  /// An initialiser that only the file's own module sees.
  case noInitializer(call: String)
  /// A call with other arguments than the learner's function, initialiser or case takes.
  case otherArguments(call: String, yours: String?)
  case argumentType(call: String, expected: String, yours: String)
  case otherType(String, expected: String, yours: String)
  case notSettable(String)
  case noConformance(String, to: String)
  /// A case path of an action that has none, because the macro is missing that makes them.
  case noCasePath(String)
  case generic(String)
  /// A function that suspends or throws where the tests call one that does not.
  case effect(String, Effect)
  /// A member of the type where the tests use one of each value, or the other way round.
  case otherLevel(String, isStatic: Bool)
  /// Anything else, in the compiler's words.
  case other(String)

  /// What a function may do besides returning.
  package enum Effect: String, Sendable, Codable {
    case async
    case `throws`
  }
}
