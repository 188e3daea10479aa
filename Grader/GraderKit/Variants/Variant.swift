/// Another version of an exercise's feature: what stands in it in place of what the right one has.
struct Variant: Equatable, Sendable {
  /// What a version is good for.
  enum Kind: String, CaseIterable, Sendable {
    /// It behaves like the right feature; no test may object to it.
    case refactoring
    /// It is wrong; a test must object to it.
    case fault
  }

  /// A passage of the right feature, and what stands there instead.
  struct Edit: Equatable, Sendable {
    /// Whole lines of one of the feature's files, found there exactly once.
    var original: String
    /// No line at all takes the passage away.
    var replacement: String
    /// The line of the variant's file at which the passage begins.
    var line: Int
  }

  /// The name of its file without the ending: `opens-on-credit`.
  var name: String
  var kind: Kind
  /// For authors: it tells what is wrong.
  var title: String
  /// For learners whose tests did not notice: it asks and does not tell.
  var question: LocalizedText?
  var edits: [Edit]
  /// How many assertions of a hidden suite a fault fails: a suite that has lost one of them no longer fails so many.
  var fails: Int?

  /// The name of its file: `opens-on-credit.fault`.
  var fileName: String { "\(name).\(kind.rawValue)" }

  /// What the verdict calls the right feature.
  static let referenceID = "reference"
}

extension [Variant] {
  /// What the verdict calls a variant, by its number from 1: it tells neither what is wrong nor which file it is.
  func id(of number: Int) -> String {
    let kind = self[number - 1].kind
    return "\(kind.rawValue)-\(self[..<number].count { $0.kind == kind })"
  }
}
