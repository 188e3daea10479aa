/// Tells in which lines the dumps of two values differ.
///
/// Only what differs is spelled out. Neighbours that do not are collapsed: fields to `…`, elements of a collection to
/// `… (3 unchanged)`.
///
/// ```swift
/// print(diff(User(id: 1, name: "Blob"), User(id: 1, name: "Blob Jr")) ?? "no difference")
/// //   User(
/// //     …,
/// // -   name: "Blob"
/// // +   name: "Blob Jr"
/// //   )
/// ```
///
/// Two values are equal if their `==` says so; values without one are equal if all their parts are, and objects without
/// one only if they are the same. If two values differ though they print alike, a comment tells why. A long difference
/// is cut off with the number of what follows.
///
/// - Parameters:
///   - lhs: The first value, by convention the expected one.
///   - rhs: The second value, by convention the actual one.
///   - format: What the lines start with.
/// - Returns: The lines, or `nil` if the values are equal.
public func diff<Value>(_ lhs: Value, _ rhs: Value, format: DiffFormat = .default) -> String? {
  guard !isSame(lhs, rhs) else { return nil }
  var difference = Difference()
  difference.compare(Part(lhs), Part(rhs), at: Difference.Place(isRoot: true))
  return difference.lines.map { $0.text(in: format) }.joined(separator: "\n")
}
