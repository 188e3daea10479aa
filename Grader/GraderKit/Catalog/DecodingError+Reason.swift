extension DecodingError {
  /// Why a JSON file cannot be understood, with the place in it: `'exercises[0].points' is missing`.
  var reason: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(Self.place(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.subject(context)) is not of the right kind"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is not JSON" : "\(Self.subject(context)) has a value that is not known"
    @unknown default: String(describing: self)
    }
  }

  private static func subject(_ context: Context) -> String {
    context.codingPath.isEmpty ? "it" : "'\(place(context.codingPath))'"
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }
}
