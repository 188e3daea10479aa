extension Misfit {
  /// What the tests expect, and what they found instead.
  var english: String {
    switch self {
    case .missing(let name, let meant): "The tests use `\(name)`, which is not there.\(Self.meant(meant))"
    case .notPublic(let name): "The tests use `\(name)`, which is not `public`."
    case .noMember(let name, let type, let meant):
      "The tests use `\(name)` of `\(type)`, which is not there.\(Self.meant(meant))"
    case .noAction(let name, let meant):
      "The tests send `.\(name)`, which `Action` does not have.\(Self.meant(meant.map { ".\($0)" }))"
    case .noInitializer(let call): "The tests create `\(call)`, but there is no `public init` for it."
    case .otherArguments(let call, nil): "The tests call `\(call)`; yours takes other arguments."
    case .otherArguments(let call, let yours?): "The tests call `\(call)`; yours is `\(yours)`."
    case .argumentType(let call, let expected, let yours):
      "The tests call `\(call)` with a value of type `\(expected)`; yours takes `\(yours)`."
    case .otherType(let name, let expected, let yours):
      "The tests expect `\(name)` to be of type `\(expected)`; yours is `\(yours)`."
    case .notSettable(let name): "The tests set `\(name)`, which cannot be set from outside."
    case .noConformance(let type, "Reducer"):
      "The tests need `\(type)` to be a `Reducer`, which `@Reducer` makes of it."
    case .noConformance(let type, let name): "The tests need `\(type)` to conform to `\(name)`."
    case .noCasePath(let name):
      "The tests receive `\\.\(name)`, for which `Action` needs case paths. `@Reducer` on the feature makes them."
    case .generic(let name): "The tests use `\(name)` without type parameters; yours has some."
    case .effect(let name, .async): "The tests call `\(name)` without waiting; yours is `async`."
    case .effect(let name, .throws): "The tests call `\(name)` without `try`; yours `throws`."
    case .otherLevel(let name, true): "The tests use `\(name)` of a value; yours is `static`."
    case .otherLevel(let name, false): "The tests use `\(name)` of the type; yours is not `static`."
    case .other(let message): message
    }
  }

  private static func meant(_ name: String?) -> String { name.map { " Did you mean `\($0)`?" } ?? "" }
}
