/// A case of an enum, as key paths see it.
///
/// `Case` is what the key path `\.rename` goes through: it has a member for each case of the enum `Value`. One does not
/// make cases by hand; one writes key paths where a ``CaseKeyPath`` is asked for.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let route: any Route<Value>

  /// The start of every case key path: the enum itself.
  public init() {
    route = RootedRoute(path: AnyCasePath<Value, Value>())
  }

  private init(route: any Route<Value>) {
    self.route = route
  }

  /// A case of the enum that this case holds.
  ///
  /// - Parameter keyPath: The member of the enum's case paths.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    Case<Next>(route: route.appending(Value.allCasePaths[keyPath: keyPath]))
  }
}

/// A key path that names a case.
///
/// It is written like any key path, `\.rename`, and goes on through enums that a case holds: `\.child.response.success`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path that names a case of an enum, whatever the case holds.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension Case {
  /// The path from an enum to this case.
  ///
  /// - Parameter root: The enum that the case was reached from.
  /// - Returns: The way there and back.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    guard let rooted = route as? RootedRoute<Root, Value> else {
      preconditionFailure("A case key path of \(Root.self) leads to a case that was not reached from \(Root.self).")
    }
    return rooted.path
  }
}

/// A case whose payload's type is not known where it is asked.
protocol ErasedCase {
  /// What the case holds in a value of an enum, or `nil` if the value is another case.
  ///
  /// - Parameter root: A value of the enum that the case was reached from.
  /// - Returns: The payload. A payload that is `nil` comes as a `nil` inside of `Any`.
  func payload<Root>(of root: Root) -> Any?
}

extension Case: ErasedCase {
  func payload<Root>(of root: Root) -> Any? {
    guard let value = path(from: Root.self).extract(from: root) else { return nil }
    return .some(value as Any)
  }
}

/// A way to a value from a root that the type does not tell.
private protocol Route<Value>: Sendable {
  associatedtype Value
  func appending<Next>(_ path: AnyCasePath<Value, Next>) -> any Route<Next>
}

/// A way to a value from a certain root.
private struct RootedRoute<Root, Value>: Route {
  let path: AnyCasePath<Root, Value>

  func appending<Next>(_ path: AnyCasePath<Value, Next>) -> any Route<Next> {
    RootedRoute<Root, Next>(path: self.path.appending(path))
  }
}
