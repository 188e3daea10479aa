extension VerdictDocument.ExerciseDocument {
  /// How many faults the tests catch; nothing where they were not tried on any.
  var faultsCaught: (caught: Int, all: Int)? {
    let faults = variants.filter { $0.kind == .fault }
    return faults.isEmpty ? nil : (faults.count { $0.status == .caught }, faults.count)
  }

  /// What is to be said of the tests as a whole, without giving away what they ran on.
  ///
  /// - Parameter phrases: The sentences of the document's language.
  /// - Returns: Whether the tests accept the right feature, what they did not notice, what they notice too much.
  func variantLines(_ phrases: Phrases) -> [String] {
    guard let reference = variants.first(where: { $0.kind == .reference }) else { return [] }
    // Where there is no test, none objects; the doubt says what to do.
    guard reference.status == .accepted else { return tests.isEmpty ? [] : [phrases[.referenceRejected]] }
    var lines = [phrases[.referenceAccepted]]
    for variant in variants where variant.kind == .refactoring && variant.status == .rejected {
      let titles = variant.caughtBy.map { id in tests.first { $0.id == id }?.title ?? id }
      lines.append(phrases[.brittle(tests: titles)])
      if let question = variant.question { lines.append("  " + question) }
    }
    let missed = variants.filter { $0.status == .missed }
    if !missed.isEmpty { lines.append(phrases[.notNoticed]) }
    return lines + missed.map { "  " + ($0.question ?? $0.id) }
  }

  /// What a learner's test is good for; nothing where it was not tried on any fault.
  func use(of test: VerdictDocument.TestDocument, _ phrases: Phrases) -> String? {
    guard faultsCaught != nil else { return nil }
    let count = variants.count { $0.status == .caught && $0.caughtBy.contains(test.id) }
    return phrases[count == 0 ? .catchesNothing : .catches(count)]
  }
}
