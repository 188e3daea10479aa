/// Why two values differ that print alike.
enum Reason {
  /// They are nested deeper than is printed.
  case depth(Int)

  /// They are of different types, which are named after the values.
  case types(String, String)

  /// They are of different types that have one name.
  case oneName(String)

  /// They are functions.
  case function

  /// They are not numbers.
  case nan

  /// They are objects of a type without an `==`.
  case identity(String)

  /// Their own `==` says so.
  case equality(String)

  /// Nothing of them can be seen.
  case unseen(String)

  /// Finds the reason why two values differ that print alike.
  init(_ left: Any, _ right: Any) {
    let (leftType, rightType) = (type(of: left), type(of: right))
    if leftType != rightType {
      let names = (typeName(leftType), typeName(rightType))
      let qualified = (qualifiedTypeName(leftType), qualifiedTypeName(rightType))
      if names.0 != names.1 {
        self = .types(names.0, names.1)
      } else if qualified.0 != qualified.1 {
        self = .types(qualified.0, qualified.1)
      } else {
        self = .oneName(names.0)
      }
    } else if let left = (left as? any OptionalValue)?.wrapped, let right = (right as? any OptionalValue)?.wrapped {
      self.init(left, right)
    } else if case .opaque = Shape(reflecting: left) {
      self = .function
    } else if (left as? any FloatingPoint)?.isNaN == true {
      self = .nan
    } else if left is any Equatable {
      self = .equality(typeName(leftType))
    } else if leftType is AnyClass {
      self = .identity(typeName(leftType))
    } else {
      self = .unseen(typeName(leftType))
    }
  }

  /// The sentence that stands before the values.
  var comment: String? {
    switch self {
    case .depth(let limit): "These differ, but more than \(limit) levels deep."
    case .types: nil
    case .oneName(let name): "These print alike, but are of two types that are both called '\(name)'."
    case .function: "Functions cannot be compared, so these count as different."
    case .nan: "NaN is not equal to anything, not even to itself."
    case .identity(let type):
      "These have equal contents, but are two objects: '\(type)' has no '==', so an object is equal only to itself."
    case .equality(let type): "These print alike, but are not equal: the '==' of '\(type)' says so."
    case .unseen(let type): "'\(type)' has no '==' and does not show all that it holds, so these count as different."
    }
  }
}
