/// The two ways between an enum and what one of its cases holds.
///
/// Write case key paths (`\.rename`) where a value of an enum is used, and this type where a path is built by hand:
///
/// ```swift
/// let number = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
/// ```
public struct AnyCasePath<Root, Value>: Sendable {
  // Sendable by the contracts of the two initializers.
  private nonisolated(unsafe) let _embed: (Value) -> Root
  private nonisolated(unsafe) let _extract: (Root) -> Value?
  private nonisolated(unsafe) let _name: () -> String?

  /// What the case is called, with the cases before it on the way, or `nil` where nobody has said.
  ///
  /// Only messages need it, and a reducer's body makes its paths anew for each action.
  package var name: String? { _name() }

  /// Creates a path from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Puts a value into the case.
  ///   - extract: Takes the value out again, or tells by `nil` that the root is another case.
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    _embed = embed
    _extract = extract
    _name = { nil }
  }

  /// Creates the path of a case, for the code that `@CasePathable` writes.
  ///
  /// The closures capture nothing but types and key paths, which the compiler does not take for sendable by itself.
  ///
  /// - Parameters:
  ///   - name: What the case is called.
  ///   - embed: Puts a value into the case.
  ///   - extract: Takes the value out again, or tells by `nil` that the root is another case.
  public init(
    _$name name: @autoclosure @escaping () -> String?,
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
    _name = name
  }

  /// Puts a value into the case.
  ///
  /// - Parameter value: What the case holds.
  /// - Returns: The case, with the value in it.
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// Takes the value out of the case.
  ///
  /// A case that holds `nil` is extracted as `.some(nil)`: the result is `nil` only if the root is another case.
  ///
  /// - Parameter root: The value to look into.
  /// - Returns: What the case holds, or `nil` if the root is another case.
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }

  /// Changes what the case holds, if the root is that case.
  ///
  /// - Parameters:
  ///   - root: The value to change.
  ///   - body: The change.
  /// - Returns: What the body returns, or `nil` if the root is another case.
  /// - Throws: What the body throws; the root is then as it was.
  @discardableResult
  package func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    let result = try body(&value)
    root = embed(value)
    return result
  }
}

extension AnyCasePath where Value == Void {
  /// The case, which holds nothing.
  ///
  /// - Returns: The case.
  public func embed() -> Root {
    embed(())
  }
}

extension AnyCasePath where Root == Value {
  /// The path that leads nowhere: every value is its own payload.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath {
  /// The path that a case key path names.
  ///
  /// - Parameter keyPath: A key path such as `\.rename`.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self.init(_$name: keyPath.caseName(), embed: { keyPath.embedding($0) }, extract: { keyPath.payload(of: $0) })
  }

  /// This path and then another one.
  ///
  /// - Parameter path: A path that goes on from this path's value.
  /// - Returns: The path that leads through both.
  func appending<Next>(_ path: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      _$name: path.name,
      embed: { embed(path.embed($0)) },
      extract: { root in
        // Not `flatMap`: a value that is itself an optional must not be taken for "another case".
        guard let value = extract(from: root) else { return nil }
        return path.extract(from: value)
      }
    )
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The names of the two types.
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
