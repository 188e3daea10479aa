/// A view within another one.
struct ViewPart {
  /// Where it stands; the view that stands there next is the same one, if it is of the same type.
  enum Key: Hashable {
    case position(Int)
    case id(AnyHashable)
  }

  let key: Key
  let view: any View

  /// A view that is the only one of its kind in another.
  static func only(_ view: any View) -> Self { Self(key: .position(0), view: view) }
}
