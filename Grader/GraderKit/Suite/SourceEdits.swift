import SwiftParser
import SwiftSyntax

/// The grader's copy of a suite: the source with marks around its assertions, values beside those that they claim, and
/// module selectors before the API's names.
///
/// Nothing here adds a line, so that lines are the original's.
struct SourceEdits {
  /// The copy.
  let copy: String
  private let source: ParsedSource
  private let insertions: [Insertion]

  /// Inserts marks, other values and selectors.
  ///
  /// - Parameters:
  ///   - source: The original.
  ///   - assertions: What to mark, in the order of the sites' ids.
  ///   - qualifiers: What to name by module.
  ///   - module: The module that the copy is compiled in.
  init(_ source: ParsedSource, marking assertions: [FoundAssertion], qualifying qualifiers: [Qualifier], module: String)
  {
    let selectors = qualifiers.map { Insertion(at: $0.offset, .qualifier, "\($0.module)::") }
    var insertions = selectors
    for (index, assertion) in assertions.enumerated() {
      let mark = GradingMark(site: index + 1, module: module)
      var (before, after) = mark.around
      switch assertion.alteration?.form {
      case .values:
        insertions += Self.others(of: assertion, mark)
      case .macro(let negated):
        let range = assertion.start..<assertion.end
        let edits = negated ? Self.negation(of: assertion, mark) : Self.others(of: assertion, mark)
        let inner = edits + selectors.filter { range.contains($0.offset) }
        let other = Self.apply(inner.sorted(), to: source.text, in: range)
        before += mark.choice(
          negated: negated,
          count: assertion.alteration?.parts.map(\.values.count).reduce(0, +) ?? 0
        )
        after = Self.beside + SuiteText.folded([Syntax(Parser.parse(source: other))]) + after
      case nil:
        break
      }
      insertions.append(Insertion(at: assertion.start, .opening(length: assertion.end - assertion.start), before))
      insertions.append(Insertion(at: assertion.end, .closing, after))
    }
    insertions.sort()
    self.source = source
    self.insertions = insertions
    copy = Self.apply(insertions, to: source.text, in: 0..<source.text.utf8.count)
  }

  /// Where the copy has the character of an offset of the original.
  func place(after offset: Int) -> SourcePlace {
    place(of: offset) { $0 <= offset }
  }

  /// Where the copy has what is inserted at an offset of the original.
  func place(before offset: Int) -> SourcePlace {
    place(of: offset) { $0 < offset }
  }

  /// Where the copy has the second form of a macro.
  func otherPlace(of assertion: FoundAssertion) -> SourcePlace? {
    guard case .macro = assertion.alteration?.form else { return nil }
    var place = place(before: assertion.end)
    place.column += Self.beside.utf8.count
    return place
  }

  private func place(of offset: Int, counting isBefore: (Int) -> Bool) -> SourcePlace {
    var place = source.place(of: offset)
    let lineStart = offset - (place.column - 1)
    for insertion in insertions where insertion.offset >= lineStart && isBefore(insertion.offset) {
      place.column += insertion.text.utf8.count
    }
    return place
  }

  // MARK: - Edits

  /// What stands between the two forms of a macro.
  private static let beside = " : "

  private static func others(of assertion: FoundAssertion, _ mark: GradingMark) -> [Insertion] {
    let parts = assertion.alteration?.parts ?? []
    return parts.enumerated().flatMap { part, claim in
      claim.values.enumerated().flatMap { index, value in
        let edit = mark.claim(
          part: (part, of: parts.count),
          value: (index, of: claim.values.count),
          others: value.others
        )
        return [
          Insertion(at: value.start, .opening(length: value.end - value.start), edit.before),
          Insertion(at: value.end, .closing, edit.after),
        ]
      }
    }
  }

  private static func negation(of assertion: FoundAssertion, _ mark: GradingMark) -> [Insertion] {
    let values = assertion.alteration?.parts.flatMap(\.values) ?? []
    return values.flatMap { value in
      [
        Insertion(at: value.start, .opening(length: value.end - value.start), "!("),
        Insertion(at: value.end, .closing, ")"),
      ]
    }
  }

  private static func apply(_ insertions: [Insertion], to text: String, in range: Range<Int>) -> String {
    let original = Array(text.utf8)
    var copy: [UInt8] = []
    var copied = range.lowerBound
    for insertion in insertions {
      copy += original[copied..<insertion.offset]
      copy += Array(insertion.text.utf8)
      copied = insertion.offset
    }
    copy += original[copied..<range.upperBound]
    return String(decoding: copy, as: UTF8.self)
  }
}

/// A name that the copy says the module of.
struct Qualifier: Equatable {
  var offset: Int
  var module: String
}

private struct Insertion: Comparable {
  /// What comes first at the same offset: ends before beginnings, the longer assertion before the one that it begins with,
  /// a selector next to its name.
  enum Rank: Equatable {
    case closing
    case opening(length: Int)
    case qualifier

    var order: (Int, Int) {
      switch self {
      case .closing: (0, 0)
      case .opening(let length): (1, -length)
      case .qualifier: (2, 0)
      }
    }
  }

  var offset: Int
  var rank: Rank
  var text: String

  init(at offset: Int, _ rank: Rank, _ text: String) {
    self.offset = offset
    self.rank = rank
    self.text = text
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.offset, left.rank.order.0, left.rank.order.1) < (right.offset, right.rank.order.0, right.rank.order.1)
  }
}
