/// A state that shows itself by the fields that were declared, and not by what the macro has made of them.
///
/// `print`, `dump`, `customDump` and the messages of failing tests see these fields.
public protocol _ReflectableState: CustomReflectable {
  /// The fields, in order.
  var _$fields: [Mirror.Child] { get }

  /// The names of the tracked fields, which their key paths do not know.
  static var _$names: [AnyKeyPath: String] { get }
}

extension _ReflectableState {
  /// The state as a struct of its declared fields.
  public var customMirror: Mirror {
    Mirror(self, children: _$fields, displayStyle: .struct)
  }
}
