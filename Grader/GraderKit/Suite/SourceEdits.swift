/// The grader's copy of a suite: the source with marks around its assertions and module selectors before the API's names.
///
/// Nothing here adds a line, so that lines are the original's.
struct SourceEdits {
  /// The copy.
  let copy: String
  private let source: ParsedSource
  private let insertions: [Insertion]

  /// Inserts marks and selectors.
  ///
  /// - Parameters:
  ///   - source: The original.
  ///   - assertions: What to mark, in the order of the sites' ids.
  ///   - qualifiers: What to name by module.
  ///   - module: The module that the copy is compiled in.
  init(_ source: ParsedSource, marking assertions: [FoundAssertion], qualifying qualifiers: [Qualifier], module: String)
  {
    var insertions: [Insertion] = []
    for (index, assertion) in assertions.enumerated() {
      let mark = GradingMark.around(site: index + 1, module: module)
      insertions.append(Insertion(at: assertion.start, .opening(length: assertion.end - assertion.start), mark.before))
      insertions.append(Insertion(at: assertion.end, .closing, mark.after))
    }
    for qualifier in qualifiers {
      insertions.append(Insertion(at: qualifier.offset, .qualifier, "\(qualifier.module)::"))
    }
    insertions.sort()
    self.source = source
    self.insertions = insertions
    copy = Self.apply(insertions, to: source.text)
  }

  /// Where the copy has the character of an offset of the original.
  func place(after offset: Int) -> SourcePlace {
    place(of: offset) { $0 <= offset }
  }

  /// Where the copy has what is inserted at an offset of the original.
  func place(before offset: Int) -> SourcePlace {
    place(of: offset) { $0 < offset }
  }

  private func place(of offset: Int, counting isBefore: (Int) -> Bool) -> SourcePlace {
    var place = source.place(of: offset)
    let lineStart = offset - (place.column - 1)
    for insertion in insertions where insertion.offset >= lineStart && isBefore(insertion.offset) {
      place.column += insertion.text.utf8.count
    }
    return place
  }

  private static func apply(_ insertions: [Insertion], to text: String) -> String {
    let original = Array(text.utf8)
    var copy: [UInt8] = []
    var copied = 0
    for insertion in insertions {
      copy += original[copied..<insertion.offset]
      copy += Array(insertion.text.utf8)
      copied = insertion.offset
    }
    copy += original[copied...]
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
