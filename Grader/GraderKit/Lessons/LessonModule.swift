/// A lesson's samples as a test module.
struct LessonModule: Equatable, Sendable {
  /// The module's name.
  var name: String
  /// Its one file.
  var source: String
  /// The modules of the library that it uses beside what all lessons do.
  var imports: [String] = []
  /// The type that holds the tests of each sample, by the sample's name.
  var types: [String: String] = [:]
  /// The line of the file that each sample begins on, in order.
  private var starts: [Start] = []

  private struct Start: Equatable {
    var sample: String
    var line: Int
  }

  /// The name of the file that the samples are compiled in.
  static let fileName = "Lesson.swift"

  /// Puts a lesson's samples together: what they declare once for all, each one's tests in a type of their own.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - lesson: The lesson.
  ///   - everywhere: The modules of the library that all lessons use.
  ///   - imports: Those that the samples may use beside them.
  init(name: String, lesson: Lesson, everywhere: [String] = [], imports: [String] = []) {
    self.name = name
    self.imports = imports
    let own = lesson.samples.filter { $0.outcome != .apart }
    let samples = own.map { Self.withoutImports($0.code) }
    let imports = (everywhere + ["Testing"]).map { "import \($0)" } + samples.flatMap(\.imports)
    source = imports.enumerated().filter { imports.firstIndex(of: $1) == $0 }.map(\.element).joined(separator: "\n")
    for (sample, text) in zip(own, samples.map(\.text)) {
      source += "\n\n"
      guard sample.outcome != .declares else {
        begin(sample)
        source += text
        continue
      }
      let type = "Sample_" + sample.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      types[sample.name] = type
      let isSuite = !text.trimmingPrefix { $0.isWhitespace }.hasPrefix("@Test")
      source += isSuite ? "enum \(type) {\n" : "@MainActor struct \(type) {\n"
      begin(sample)
      source += "\(text)\n}"
    }
    source += "\n"
  }

  /// Names the places in a message by sample and line, as the lesson prints them: `lamp-one.swift:3`.
  ///
  /// - Parameter message: What a run of the module said.
  /// - Returns: The same, with no trace of the one file that the samples share.
  func withPlacesInSamples(_ message: String) -> String {
    message.replacing(/\bLesson\.swift:(\d+)/) { match in
      guard let line = Int(match.1), let start = starts.last(where: { $0.line <= line }) else { return String(match.0) }
      return "\(start.sample).swift:\(line - start.line + 1)"
    }
  }

  /// What selects the tests of each sample: of those that run alone, or of all others.
  func filters(_ lesson: Lesson, alone: Bool) -> [(sample: Lesson.Sample, filter: String)] {
    lesson.samples.filter { $0.outcome.runsAlone == alone }.compactMap { sample in
      types[sample.name].map { (sample, "^\(name)[.]\($0)/") }
    }
  }

  private mutating func begin(_ sample: Lesson.Sample) {
    starts.append(Start(sample: sample.name, line: source.count { $0 == "\n" } + 1))
  }

  /// Takes the imports out and leaves their lines empty, so that the others keep their numbers.
  private static func withoutImports(_ code: String) -> (imports: [String], text: String) {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let text = lines.map { $0.hasPrefix("import ") ? "" : $0 }.joined(separator: "\n")
    return (lines.filter { $0.hasPrefix("import ") }, text)
  }
}
