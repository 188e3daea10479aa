import CasePaths
import CustomDump

/// The state of a child feature that is presented at times: a sheet, a page, an alert.
///
/// In an observed state `@Presents` makes one of an optional field:
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var settings: Settings.State?
/// }
/// ```
///
/// The field `settings` is then the child's state, or `nil` if it is not presented, and `$settings` is this type.
/// See ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)``.
@propertyWrapper
public struct PresentationState<State> {
  // An array of at most one: a feature may present another one of its own kind, and a struct cannot hold itself.
  private var presented: [State]

  /// Creates the state of a child.
  ///
  /// - Parameter wrappedValue: The child's state, or `nil` if it is not presented.
  public init(wrappedValue: State?) {
    presented = wrappedValue.map { [$0] } ?? []
  }

  /// The child's state, or `nil` if it is not presented.
  public var wrappedValue: State? {
    get { presented.first }
    _modify {
      var value = presented.popLast()
      // The array is empty now, and keeps its storage.
      defer { if let value { presented.append(value) } }
      yield &value
    }
  }

  /// This value itself, which `$` in front of a field's name asks for.
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }
}

extension PresentationState where State: CasePathable {
  /// What a case of the child's state holds, or `nil` if the child is another case or not presented.
  ///
  /// Writing `nil` takes the child away, if it is that case.
  ///
  /// - Parameter path: The case.
  public subscript<Value>(case path: CaseKeyPath<State, Value>) -> Value? {
    get { wrappedValue?[case: path] }
    set {
      if let newValue {
        wrappedValue?[case: path] = newValue
      } else if wrappedValue?.is(path) == true {
        wrappedValue = nil
      }
    }
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes what an optional encodes.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes what an optional decodes.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: CustomReflectable, CustomDumpRepresentable {
  /// The parts of the child's state, if it is presented.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }

  /// The child's state, or `nil` if it is not presented.
  public var customDumpValue: Any { wrappedValue as Any }
}
