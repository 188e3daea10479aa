/// What a learner's files hold that an exercise has no business with.
///
/// Judged by the syntax alone, so that nothing of it needs to be built; what stands in the exercise as it came may stay.
package struct SourceInspection: Equatable, Sendable {
  /// What the grader does not build, in the order of the files and their lines.
  package private(set) var refusals: [SourceRefusal] = []
  /// What a teacher may want to look at, in the same order.
  package private(set) var suspicions: [Suspicion] = []
  /// The files whose syntax could not be made out; if the compiler can, they say something that was not seen.
  package private(set) var unclear: [String] = []

  /// How many suspicions are told.
  static let suspicionLimit = 50

  /// Nothing found.
  package init() {}

  /// Looks through an exercise's files.
  ///
  /// - Parameters:
  ///   - files: The learner's files, by name.
  ///   - origins: The same files as the kit has them: as stubs, as solutions, or both.
  ///   - purpose: What the files are for.
  init(
    _ files: [String: String],
    origins: [[String: String]],
    for purpose: SourcePurpose = .feature(suiteNames: [])
  ) {
    let inspection = RoomyThread.run(within: Self.timeLimit) {
      Self(reading: files, origins: origins, for: purpose)
    }
    self = inspection ?? Self(tooComplex: files.keys.min() ?? "")
  }

  private init(tooComplex file: String) {
    refusals = [SourceRefusal(file: file, line: 1, column: 1, kind: .tooComplex)]
  }

  private init(reading files: [String: String], origins: [[String: String]], for purpose: SourcePurpose) {
    let origins = origins.map { $0.sorted { $0.key < $1.key }.map { ParsedSource(name: $0.key, source: $0.value) } }
    var sources: [ParsedSource] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let source = Self.parsed(name, text) else {
        self = Self(tooComplex: name)
        return
      }
      sources.append(source)
      if source.tree.hasError { unclear.append(name) }
    }
    let own = OwnDeclarations(sources)
    let given = origins.map { OwnDeclarations($0) }
    let kept = Set(
      zip(origins, given).flatMap { sources, declarations in
        sources.flatMap { RefusedSyntax($0, declarations, purpose).found.map(\.kind) }
      }
    ).subtracting([.movesLines, .conditionalCompilation])
    refusals = sources.flatMap { RefusedSyntax($0, own, purpose).found }.filter { refusal in
      // A circle is none that may stay: it does not build.
      if case .importOfUser = refusal.kind { return true }
      return !kept.contains(refusal.kind)
    }

    let known = Set(origins.joined().flatMap { SuspiciousSyntax($0).found.map(Known.init) })
    let named = sources.flatMap { SuspiciousSyntax($0).found }.filter {
      !known.contains(Known($0)) && !purpose.refuses($0)
    }
    // Of a file that is not there, nothing has been changed.
    let changed = (given.first.map { own.changedProperties(since: $0) } ?? []).filter { files[$0.file] != nil }
    suspicions = Array(
      (named + changed).sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
        .prefix(Self.suspicionLimit)
    )
  }

  /// Parses what can be parsed and walked through in bounded time and depth, on a ``RoomyThread``.
  static func parsed(_ name: String, _ text: String) -> ParsedSource? {
    guard text.utf8.count <= sizeLimit, !nests(text) else { return nil }
    let source = ParsedSource(name: name, source: text)
    return source.tree.isNested(deeperThan: 2000) ? nil : source
  }

  /// Whether this seems to be nested as no person nests code: a parser that met it would go as deep.
  ///
  /// Counted without looking at what is a comment or a string, so that nothing is gained by a bracket in one.
  private static func nests(_ text: String) -> Bool {
    var depth = 0
    var angles = 0
    var directives = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: "#"): directives += 1
      default: continue
      }
      if depth > 200 || angles > 2000 || directives > 1000 { return true }
    }
    return false
  }

  /// In bytes; the longest file of an exercise has about four thousand.
  ///
  /// What a parser makes of the worst text grows with the square of its length.
  private static let sizeLimit = 1 << 15

  /// In seconds; an exercise takes hundredths of one.
  private static let timeLimit = 20

  /// What an exercise's own files do may be done in other lines, too.
  private struct Known: Hashable {
    var code: Suspicion.Code
    var name: String

    init(_ suspicion: Suspicion) {
      code = suspicion.code
      name = suspicion.name
    }
  }
}
