/// What a learner has handed in, with names for all that becomes of it.
struct KeyedEntry {
  let taken: TakenEntry
  /// What the verdicts depend on.
  let keys: VerdictKeys
  /// Names the verdicts, whoever's they are; nothing where that cannot be told.
  let work: String?
  /// Names everything that the learner's record and reports depend on.
  let key: String?

  /// Names a learner's entry.
  ///
  /// - Parameters:
  ///   - name: The learner's.
  ///   - taken: What was taken of it.
  ///   - selection: Which exercises are graded.
  ///   - ground: What verdicts depend on beside what was handed in.
  ///   - phrases: The words of records and reports.
  init(_ name: EntryName, _ taken: TakenEntry, _ selection: Selection, on ground: VerdictGround, _ phrases: Phrases) {
    self.taken = taken
    let keys = VerdictKeys(taken.submission, on: ground)
    self.keys = keys
    let verdicts = selection.exercises.compactMap { keys.key(of: $0)?.description }
    guard verdicts.count == selection.exercises.count, let work = VerdictKey.digest(verdicts) else {
      (work, key) = (nil, nil)
      return
    }
    self.work = work
    key = VerdictKey.digest(
      Ground(
        version: ClassRecord.currentVersion,
        name: name,
        work: work,
        language: phrases.language,
        ignored: taken.submission.ignored,
        refusal: taken.refusal.map { phrases[.nothingTaken($0)] } ?? ""
      )
    )
  }

  /// Names what was taken, whatever machine it is graded on.
  var content: String {
    let works = Dictionary(taken.submission.works.map { ($0.key.path, $0.value.texts) }) { first, _ in first }
    return VerdictKey.digest(works) ?? ""
  }

  /// All that a record depends on.
  private struct Ground: Encodable {
    var version: Int
    var name: EntryName
    var work: String
    var language: Language
    var ignored: [String]
    var refusal: String
  }
}
