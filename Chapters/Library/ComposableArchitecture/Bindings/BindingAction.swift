import CasePaths
import CustomDump

/// An action that writes a value to a field of the state.
///
/// See ``BindableAction`` for how a feature uses it.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  // Key paths are values that nobody changes, and the value in the closures is sendable.
  /// The field.
  public let keyPath: PartialKeyPath<Root>

  /// What is written.
  public let value: any Sendable

  private let write: (inout Root) -> Void
  private let isValue: (Any) -> Bool

  /// The action that writes a value.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: What is written.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(
      keyPath: keyPath,
      value: value,
      write: { $0[keyPath: keyPath] = value },
      isValue: { $0 as? Value == value }
    )
  }

  /// Does the writing.
  func apply(to root: inout Root) {
    write(&root)
  }

  /// Whether two actions write equal values to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isValue(rhs.value)
  }

  /// Whether an action writes to a field: lets a `switch` say `case .binding(\.count)`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - action: The action.
  /// - Returns: `true` if it does.
  public static func ~= (keyPath: PartialKeyPath<Root>, action: Self) -> Bool {
    action.keyPath == keyPath
  }
}

extension BindingAction: CasePathable {
  /// One case path for each field of the state.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to what is written to a field: `\.binding.count`.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath(
        _$name: String(FieldName(keyPath).customDumpDescription.dropFirst(2)),
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The case paths of the action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomDumpReflectable {
  /// The field and the value.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (FieldName(keyPath), value)], displayStyle: .enum)
  }
}
