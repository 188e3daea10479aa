/// An exercise as its chapter's `chapter.json` describes it.
package struct Exercise: Equatable, Sendable, Codable {
  /// What the learner does in it.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// Complete a stub; a hidden suite judges it.
    case feature
    /// Write tests for a given feature; faulty versions of the feature judge them.
    case tests
  }

  /// The name of its folder, unique in the course: it names the modules.
  package var id: String
  package var kind: Kind
  /// The points that a full solution earns.
  package var points: Int
  /// How long a learner should need.
  package var minutes: Int
  package var title: LocalizedText
  /// The files that the learner edits, relative to the exercise's folder; nothing else of a submission is taken.
  package var files: [String]
  /// The feature that the learner's tests are for, as files beside theirs that are not taken from a submission; without any,
  /// an exercise of kind *tests* is announced, but not there yet.
  package var given: [String]? = nil
  /// How often the right feature is tried on a busy machine before the learner's tests count as accepting it.
  package var repeats: Int? = nil
  /// The modules that its files make up, where that is more than one.
  ///
  /// They are the folders that the files lie in. Each may use those before it, and the tests use the first alone.
  package var modules: [String]? = nil
  /// The modules beside those of every exercise that its files and its tests may import: the library's, or `Testing`.
  package var imports: [String]? = nil
  /// The programs of the authors that its hidden suite starts as second processes, linked with the learner's modules.
  package var processes: [Process]? = nil
  /// How many assertions its hidden suite makes: one that is taken away by mistake is missed.
  var assertions: Int? = nil
  /// Whether its one file is a package's manifest, which is judged by what it declares.
  var manifest: Bool? = nil
  /// The ids of the behaviours that it practises.
  package var covers: [String]
  package var hints: LocalizedList

  /// Why the exercise cannot be graded as it is described, if it cannot.
  var problem: String? {
    let name = /[A-Za-z][A-Za-z0-9]*/
    if id.wholeMatch(of: name) == nil { return "'\(id)' is no name for an exercise: letters and digits alone" }
    if !Self.sensible.contains(points) { return "'\(id)' is worth \(points) points" }
    if !Self.sensible.contains(minutes) { return "'\(id)' takes \(minutes) minutes" }
    if files.isEmpty, hasEngine { return "'\(id)' names no file to edit" }
    if kind == .feature, given != nil { return "'\(id)' is given files, which only exercises of kind 'tests' are" }
    if let problem = problemOfRepeats ?? problemOfModules { return problem }
    return (files + givenFiles).allSatisfy(isPlain)
      ? nil : "'\(id)' names a file that is no plain Swift file name: \((files + givenFiles).joined(separator: ", "))"
  }

  private var problemOfRepeats: String? {
    guard let repeats else { return nil }
    if kind == .feature { return "'\(id)' repeats its runs, which only exercises of kind 'tests' do" }
    return Self.bearable.contains(repeats) ? nil : "'\(id)' repeats its runs \(repeats) times, and may 2 to 200 times"
  }

  /// How often a run may be repeated: each takes its time.
  private static let bearable = 2...200

  /// What points and minutes may be: numbers that can be multiplied and added up.
  private static let sensible = 0...1_000_000

  /// The files of the given feature.
  package var givenFiles: [String] { given ?? [] }

  /// Whether all is there that judging it takes.
  package var hasEngine: Bool { kind == .feature || !givenFiles.isEmpty }
}
