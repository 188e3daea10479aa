extension Archive.Format {
  /// The format that a file's name promises, if it promises one.
  init?(fileName: String) {
    let name = fileName.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) }) else { return nil }
    self = format
  }

  /// A file's name without the part that says what it is.
  static func nameWithoutEnding(_ fileName: String) -> String {
    let name = fileName.lowercased()
    let ending = allCases.flatMap(\.endings).first { name.hasSuffix($0) && name != $0 }
    return String(fileName.dropLast(ending?.count ?? 0))
  }
}
