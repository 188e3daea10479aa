import IdentifiedCollections

extension IdentifiedArray: _ObservableStateContainer where Element: _ObservableStateContainer {
  /// The identities of the elements, in order.
  public var _$id: ObservableStateID {
    ._$list(elements.map(\._$id))
  }
}
