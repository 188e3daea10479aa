extension Variant {
  /// Reads a variant's file: what it is called, then passages of the right feature with what stands there instead.
  ///
  /// ```
  /// title: Opens on credit
  /// fails: 3
  /// question.en: Would your tests notice if …?
  /// question.ko: …
  ///
  /// ---
  ///         guard state.balance >= Self.fare else { return .none }
  /// +++
  /// ```
  ///
  /// Blank lines at the end of a passage do not count.
  ///
  /// - Parameters:
  ///   - fileName: The name of the file; its ending says the kind.
  ///   - text: What is in it.
  /// - Throws: The first ``VariantError``.
  init(fileName: String, text: String) throws(VariantError) {
    let parts = fileName.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, parts.count == 2, let kind = Kind(rawValue: parts[1]) else {
      throw VariantError(fileName, nil, .unknownEnding)
    }
    self.init(name: name, kind: kind, title: "", question: nil, edits: [])
    var question: [Language: String] = [:]
    var passage: Passage?
    for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = index + 1
      func problem(_ problem: VariantError.Problem) -> VariantError { VariantError(fileName, line, problem) }
      switch (text.trimmingSuffix(while: \.isWhitespace), passage) {
      case ("---", _):
        if let passage { edits.append(try passage.edit(in: fileName)) }
        passage = Passage(line: line)
      case ("+++", nil): throw problem(.replacementWithoutPassage)
      case ("+++", let open?):
        if open.replacement != nil { throw problem(.replacementWithoutPassage) }
        passage?.replacement = []
      case (_, .some): passage?.add(String(text))
      case ("", nil): break
      case (let heading, nil):
        guard let field = heading.wholeMatch(of: /([a-z.]+):\s*(.+)/) else { throw problem(.notAField) }
        switch field.1 {
        case "title": title = String(field.2)
        case "fails": fails = Int(field.2)
        case "question.en": question[.english] = String(field.2)
        case "question.ko": question[.korean] = String(field.2)
        default: throw problem(.unknownField(String(field.1)))
        }
      }
    }
    if let passage { edits.append(try passage.edit(in: fileName)) }
    if title.isEmpty { throw VariantError(fileName, nil, .noTitle) }
    if edits.isEmpty { throw VariantError(fileName, nil, .noPassage) }
    if let english = question[.english], let korean = question[.korean] {
      self.question = LocalizedText(en: english, ko: korean)
    } else if !question.isEmpty {
      throw VariantError(fileName, nil, .questionInOneLanguage)
    }
  }
}

/// A passage that is being read.
private struct Passage {
  var line: Int
  var original: [String] = []
  var replacement: [String]?

  init(line: Int) { self.line = line }

  mutating func add(_ text: String) {
    if replacement == nil { original.append(text) } else { replacement?.append(text) }
  }

  func edit(in fileName: String) throws(VariantError) -> Variant.Edit {
    guard let replacement else { throw VariantError(fileName, line, .passageWithoutReplacement) }
    let original = Self.text(original)
    if original.isEmpty { throw VariantError(fileName, line, .emptyPassage) }
    return Variant.Edit(original: original, replacement: Self.text(replacement), line: line)
  }

  private static func text(_ lines: [String]) -> String {
    var lines = lines
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
