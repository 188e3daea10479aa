/// A value in a table of values of many types.
///
/// The box keeps a stored `nil` apart from a value that is not there.
struct Stored<Value: Sendable>: Sendable {
  let value: Value
}
