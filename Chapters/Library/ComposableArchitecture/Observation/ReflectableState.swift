/// A state that shows itself by the fields that were declared, and not by what the macro has made of them.
///
/// `print`, `dump`, `customDump` and the messages of failing tests see these fields.
public protocol _ReflectableState: CustomReflectable {
  /// The fields, in order.
  var _$fields: [Mirror.Child] { get }

  /// The name of a tracked field, which its key path does not know.
  ///
  /// - Parameter field: The key path of the field.
  /// - Returns: The name, or `nil` if there is no such field.
  static func _$name(of field: AnyKeyPath) -> String?
}

extension _ReflectableState {
  /// The state as a struct of its declared fields.
  public var customMirror: Mirror {
    Mirror(self, children: _$fields, displayStyle: .struct)
  }
}
