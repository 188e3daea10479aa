/// A case of an enum, as key paths see it.
///
/// `Case` is what the key path `\.rename` goes through: it has a member for each case of the enum `Value`. One does not
/// make cases by hand; one writes key paths where a ``CaseKeyPath`` is asked for.
@dynamicMemberLookup
public struct Case<Value> {
  fileprivate let direction: Direction

  fileprivate enum Direction {
    /// On the way in: what the case holds, or `nil` if the enum is another case.
    case reading(Value?, Match?)
    /// On the way out: takes what the case is to hold.
    case writing((Value) -> Void)
    /// On the way to a name: the names of the cases so far.
    case naming([String])
  }

  fileprivate init(_ direction: Direction) {
    self.direction = direction
  }

  /// A case of the enum that this case holds.
  ///
  /// - Parameter keyPath: The member of the enum's case paths.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    switch direction {
    case .reading(let value, let match):
      guard let value, let next = Value.allCasePaths[keyPath: keyPath].extract(from: value) else {
        match?.isMatch = false
        return Case<Next>(.reading(nil, match))
      }
      return Case<Next>(.reading(next, match))
    case .writing(let take):
      let path = Value.allCasePaths[keyPath: keyPath]
      return Case<Next>(.writing { take(path.embed($0)) })
    case .naming(let names):
      return Case<Next>(.naming(names + [Value.allCasePaths[keyPath: keyPath].name ?? "…"]))
    }
  }
}

/// A key path that names a case.
///
/// It is written like any key path, `\.rename`, and goes on through enums that a case holds: `\.child.response.success`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path that names a case of an enum, whatever the case holds.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// What the case that this key path names holds in a value.
  ///
  /// - Parameter root: The value to look into.
  /// - Returns: What the case holds, or `nil` if the value is another case.
  func payload<Enum, Payload>(of root: Enum) -> Payload? where Root == Case<Enum>, Value == Case<Payload> {
    Case(.reading(root, nil))[keyPath: self].payload
  }

  /// The case that this key path names, with a payload in it.
  ///
  /// - Parameter payload: What the case is to hold.
  /// - Returns: The case.
  func embedding<Enum, Payload>(_ payload: Payload) -> Enum where Root == Case<Enum>, Value == Case<Payload> {
    var result: Enum?
    Case(.writing { result = $0 })[keyPath: self].take(payload)
    guard let result else {
      preconditionFailure(
        """
        A key path to a case of '\(Enum.self)' led to a case of another value, so nothing can be put into it. Write it with \
        the names of cases only: '\\.child.response'.
        """
      )
    }
    return result
  }
}

extension KeyPath {
  /// The name of the case, with those of the cases on the way to it: `child.response.success`.
  ///
  /// - Returns: The names, separated by dots, as they stand in the key path; a subscript, like `[id: 1]`, has no dot.
  func caseName<Enum, Payload>() -> String where Root == Case<Enum>, Value == Case<Payload> {
    guard case .naming(let names) = Case<Enum>(.naming([]))[keyPath: self].direction else { return "…" }
    return names.joined(separator: ".").replacing(".[", with: "[")
  }
}

extension PartialKeyPath {
  /// Whether a value is the case that this key path names.
  ///
  /// - Parameter root: The value.
  /// - Returns: `true` if it is, whatever the case holds.
  func matches<Enum>(_ root: Enum) -> Bool where Root == Case<Enum> {
    let match = Match()
    _ = Case(.reading(root, match))[keyPath: self]
    return match.isMatch
  }

  /// What the case that this key path names holds in a value.
  ///
  /// - Parameter root: The value to look into.
  /// - Returns: What the case holds, or `nil` if the value is another case; a payload that is `nil` comes as `.some(nil)`.
  func anyPayload<Enum>(of root: Enum) -> Any? where Root == Case<Enum> {
    (Case(.reading(root, nil))[keyPath: self] as? any ErasedCase)?.anyPayload
  }
}

/// Whether every step of a key path has led into the case that it names.
private final class Match {
  var isMatch = true
}

extension Case {
  fileprivate var payload: Value? {
    guard case .reading(let value, _) = direction else { return nil }
    return value
  }

  fileprivate func take(_ payload: Value) {
    guard case .writing(let take) = direction else { return }
    take(payload)
  }
}

/// A case whose payload has a type that is not known where it is asked for.
private protocol ErasedCase {
  var anyPayload: Any? { get }
}

extension Case: ErasedCase {
  var anyPayload: Any? {
    guard let payload else { return nil }
    return .some(payload as Any)
  }
}
