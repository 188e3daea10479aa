/// How much of a value is printed.
struct Limits {
  /// How many levels are printed.
  var depth = 100

  /// After how many lines only the number of what follows is printed.
  var lines = Int.max

  /// After how many characters of a string only the number of what follows is printed.
  var characters = Int.max

  /// The longest line, without its indentation, that a value with one part is printed on.
  static let oneLine = 72

  /// Everything, but for what is nested so deep that the stack would not hold it.
  static let none = Self()

  /// As much of each side of a difference as a reader takes in.
  static let difference = Self(lines: 200, characters: 200)
}

/// A number of things, like `1 character` or `2 characters`.
func counted(_ count: Int, _ name: String) -> String {
  "\(count) \(name)\(count == 1 ? "" : "s")"
}
