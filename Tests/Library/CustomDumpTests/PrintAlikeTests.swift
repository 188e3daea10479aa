@_spi(Grading) import CustomDump
import Testing

@Suite("Whether two values print alike")
struct PrintAlikeTests {
  @Test("Values print alike exactly if their dumps are the same text", arguments: LookAlikes.all)
  func dumps(pair: LookAlikes) {
    #expect(
      printAlike(pair.left, pair.right) == (String(customDumping: pair.left) == String(customDumping: pair.right))
    )
    #expect(printAlike(pair.left, pair.left))
    #expect(printAlike(pair.right, pair.right))
  }

  @Test("Zeros count as alike, whatever their signs")
  func zeros() {
    #expect(printAlike(0.0, -0.0))
    #expect(printAlike([Optional(1.0), 0.0], [1.0, -0.0]))
    #expect(!printAlike(0.0, 1.0))
  }

  @Test("Values that are the same in memory are not printed")
  func sameMemory() {
    let counter = PrintCounter()
    let item = Watched(counter: counter, name: "A")
    #expect(printAlike([item, item], [item, item]))
    #expect(counter.count == 0)
  }

  @Test("Of an array only the elements that differ in memory are printed")
  func elements() {
    let counter = PrintCounter()
    let items = (0..<100).map { Watched(counter: counter, name: "\($0)") }
    var others = items
    others[50].name = "other"
    #expect(!printAlike(items, others))
    #expect(counter.count == 2)
  }
}

/// Two values of one type.
struct LookAlikes: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let left: any Sendable
  let right: any Sendable

  init<Value: Sendable>(_ name: String, _ left: Value, _ right: Value) {
    testDescription = name
    self.left = left
    self.right = right
  }

  static let all = [
    LookAlikes("numbers", 1, 2),
    LookAlikes("composed and decomposed", "é", "e\u{301}"),
    LookAlikes(
      "strings in different storage",
      String(repeating: "long ", count: 9),
      "long long long long long long long long long "
    ),
    LookAlikes("lines", "a\nb", "a\nc"),
    LookAlikes("optionals", Int?.none, 1),
    LookAlikes("nested optionals", Int??.none, Int??.some(nil)),
    LookAlikes("arrays that differ", [[1], [2]], [[1], [3]]),
    LookAlikes("arrays of different length", [1], [1, 1]),
    LookAlikes("arrays that are equal", [[1], [2]], [[1]] + [[2]]),
    LookAlikes("dictionaries in different order", ["a": 1, "b": 2], ["b": 2, "a": 1]),
    LookAlikes("dictionaries that differ", ["a": 1], ["a": 2]),
    LookAlikes("sets", Set([1, 2, 3]), Set([3, 2, 1])),
    LookAlikes("cases", Choice.one("a"), Choice.other("a")),
    LookAlikes("payloads", Choice.one("a"), Choice.one("b")),
    LookAlikes("equal payloads", Choice.one("a"), Choice.one("a")),
    LookAlikes("objects that print alike", Box(1), Box(1)),
    LookAlikes("objects that do not", Box(1), Box(2)),
    LookAlikes("what stands in for other values", Celsius(degrees: 20), Celsius(degrees: 21)),
    LookAlikes("what has a text of its own", Secret(word: "a"), Secret(word: "b")),
    LookAlikes("existentials of different types", [Secret(word: "a")] as [any Sendable], [1] as [any Sendable]),
  ]
}

private enum Choice {
  case one(String)
  case other(String)
}

private final class Box: Sendable {
  let value: Int
  init(_ value: Int) { self.value = value }
}

private struct Celsius: CustomDumpRepresentable {
  let degrees: Int
  var customDumpValue: Any { ["degrees": degrees] }
}

private struct Secret: CustomDumpStringConvertible {
  let word: String
  var customDumpDescription: String { "Secret(***)" }
}

private final class PrintCounter {
  var count = 0
}

private struct Watched: CustomDumpStringConvertible {
  let counter: PrintCounter
  var name: String
  var customDumpDescription: String {
    counter.count += 1
    return name
  }
}
