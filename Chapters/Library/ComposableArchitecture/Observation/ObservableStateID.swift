/// Which state a value is, and how far its changes have come.
///
/// States are values, and values are copied. Two copies of one state share their observers, so a copy that a field at a
/// time was changed into another needs no further word to anyone. A state that was made anew, or an older copy that
/// replaces a newer one, does. This identity tells the two apart.
public struct ObservableStateID: Sendable {
  private let form: Form

  private indirect enum Form: Sendable {
    /// A value without observers of its own.
    case plain
    /// A struct, at a certain version of its lineage.
    case state(Lineage, version: Int)
    /// The case of an enum, and what it holds.
    case choice(Int, [ObservableStateID])
    /// Elements, in order.
    case list([ObservableStateID])
  }

  /// Whether this state came from an earlier one by nothing but changes of fields, which have been told one by one.
  ///
  /// - Parameter earlier: The identity of what was there before.
  /// - Returns: `false` if observers have to be told of the replacement.
  public func continues(_ earlier: ObservableStateID) -> Bool {
    switch (form, earlier.form) {
    case (.state(let lineage, let version), .state(let earlierLineage, let earlierVersion)):
      lineage === earlierLineage && version >= earlierVersion
    case (.choice(let index, let payload), .choice(let earlierIndex, let earlierPayload)):
      index == earlierIndex && Self.all(payload, continue: earlierPayload)
    case (.list(let elements), .list(let earlierElements)):
      Self.all(elements, continue: earlierElements)
    default:
      false
    }
  }

  private static func all(_ ids: [Self], continue earlier: [Self]) -> Bool {
    ids.count == earlier.count && zip(ids, earlier).allSatisfy { $0.continues($1) }
  }
}

extension ObservableStateID {
  /// The identity of a case that holds nothing.
  ///
  /// - Parameter index: The position of the case in its enum.
  /// - Returns: The identity.
  public static func _$case(_ index: Int) -> Self {
    Self(form: .choice(index, []))
  }

  /// The identity of a case that holds a state.
  ///
  /// - Parameters:
  ///   - index: The position of the case in its enum.
  ///   - payload: What the case holds.
  /// - Returns: The identity.
  public static func _$case(_ index: Int, holding payload: some _ObservableStateContainer) -> Self {
    Self(form: .choice(index, [payload._$id]))
  }

  /// The identity of a case that holds something without observers: it never counts as the same again.
  ///
  /// - Parameters:
  ///   - index: The position of the case in its enum.
  ///   - payload: What the case holds.
  /// - Returns: The identity.
  @_disfavoredOverload
  public static func _$case(_ index: Int, holding payload: some Any) -> Self {
    Self(form: .choice(index, [.plain]))
  }

  /// The identity of a list.
  ///
  /// - Parameter elements: The identities of its elements.
  /// - Returns: The identity.
  public static func _$list(_ elements: [ObservableStateID]) -> Self {
    Self(form: .list(elements))
  }

  /// The identity of a value that has no observers of its own: it never counts as the same again.
  static var plain: Self { Self(form: .plain) }

  /// The identity of a struct.
  ///
  /// - Parameters:
  ///   - lineage: The chain of changes that the state is in.
  ///   - version: The position in that chain.
  /// - Returns: The identity.
  static func state(_ lineage: Lineage, version: Int) -> Self {
    Self(form: .state(lineage, version: version))
  }
}
