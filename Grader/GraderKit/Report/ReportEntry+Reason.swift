extension ReportEntry {
  /// Why it is not passed, in plain text: a sentence, then each assertion that failed with its difference.
  ///
  /// - Parameter phrases: The sentences of the document's language.
  /// - Returns: Nothing where it passed.
  func reason(_ phrases: Phrases) -> String? {
    guard outcome != .passed else { return nil }
    guard let test else {
      return
        ([exercise.message].compactMap { $0 } + exercise.diagnostics.map(\.text) + exercise.doubts.map(\.text)
        + exercise.variantLines(phrases))
        .joined(separator: "\n")
    }
    if let message = exercise.message {
      // The reason of all tests is told in full with the first.
      return ([message] + (isFirst ? exercise.diagnostics.map(\.text) : [])).joined(separator: "\n")
    }
    let doubts = test.code == TestVerdict.Code.doubted.rawValue ? exercise.doubts.map(\.text) : []
    let head = ([test.message].compactMap { $0 } + doubts).joined(separator: "\n")
    let failed = test.assertions.filter { $0.status == .failed }.map { $0.text(phrases) }
    return ((head.isEmpty ? [] : [head]) + failed).joined(separator: "\n\n")
  }

  /// The first line of the reason: what to look at first.
  func headline(_ phrases: Phrases) -> String? {
    guard let reason = reason(phrases) else { return nil }
    return reason.split(separator: "\n").first.map(String.init) ?? phrases[exercise.statusPhrase]
  }
}

extension VerdictDocument.AssertionDocument {
  /// Its place, its claim and, where it failed, what was found instead.
  func text(_ phrases: Phrases) -> String {
    let times = times > 1 ? " (\(phrases[.times(times)]))" : ""
    let claim = "\(phrases[.line(line)])  \(text)\(times)"
    return claim + (message.map { "\n\($0)" } ?? "") + (difference.map { "\n\n\($0)" } ?? "")
  }
}

extension Diagnostic {
  /// As compilers print it.
  var text: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
