/// A value in the place where it stands in another one.
struct Part {
  /// What is printed before the value, like `name: ` or `[3]: `.
  var label: String

  var value: Any

  init(_ value: Any, label: String = "") {
    self.label = label
    self.value = value
  }

  func shape(isRoot: Bool) -> Shape { Shape(reflecting: value, isRoot: isRoot) }
}
