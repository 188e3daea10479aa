import CustomDump
import Testing

@Suite("C1: dumps are the same in every process")
struct OrderTests {
  @Test("Keys that can be compared are in their own order")
  func comparable() {
    expect([10: "", 9: "", -1: ""], ["-1", "9", "10"])
    expect(["b": 1, "a": 1, "B": 1], [#""B""#, #""a""#, #""b""#])
    expect([2.5: 1, -0.5: 1], ["-0.5", "2.5"])
  }

  @Test("Other keys are in the order of their dumps")
  func dumps() {
    expect([Key.b: 1, .a: 1, .c(1): 1], [".a", ".b", ".c(1)"])
    expect([AnyHashable("a"): 1, AnyHashable(1): 1], [#""a""#, "1"])
  }

  @Test("The order does not depend on how a set or dictionary was made")
  func history() {
    let keys: [Key] = [.a, .b, .c(1), .c(2), .c(3)]
    for round in 1...50 {
      // Each capacity has another order of its own, like each process.
      var dictionary = [Key: [Set<Key>: Int]](minimumCapacity: round * 7)
      let start = round % keys.count
      for key in keys[start...] + keys[..<start] { dictionary[key] = [Set(keys.shuffled()): 1, [key]: 2] }
      #expect(String(customDumping: dictionary) == dump)
    }
  }

  @Test("Keys that print alike are in the order of their values")
  func ambiguous() {
    let (first, second) = (Token(), Token())
    let dump = "[\n  Token(): 1,\n  Token(): 2\n]"
    #expect(String(customDumping: [first: 1, second: 2]) == dump)
    #expect(String(customDumping: [first: 2, second: 1]) == dump)
  }

  @Test("Objects that know one another are put in order, by what their own sets hold if nothing else tells them apart")
  func circles() {
    let people = (1...30).map { Person(name: "Person \($0 % 29)") }
    for person in people { person.friends = Set(people).subtracting([person]) }
    #expect(String(customDumping: Set(people)).hasPrefix("Set([\n  Person(\n    name: \"Person 0\","))

    let pairs = (1...9).map { number in Person(name: "Pair", friends: [Person(name: "\(number)")]) }
    let names = String(customDumping: Set(pairs)).matches(of: /"(\d)"/).map { $0.1 }
    #expect(names == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test("Ordered collections stay in order")
  func ordered() {
    let pairs = OrderedPairs(pairs: [("b", 1), ("a", 2), ("c", 3)])
    #expect(String(customDumping: pairs) == "[\n  \"b\": 1,\n  \"a\": 2,\n  \"c\": 3\n]")
    #expect(
      diff(pairs, OrderedPairs(pairs: [("b", 1), ("a", 3), ("d", 3), ("c", 3)])) == """
          [
            … (1 unchanged),
        -   "a": 2,
        +   "a": 3,
        +   "d": 3,
            … (1 unchanged)
          ]
        """
    )
    #expect(
      diff(pairs, OrderedPairs(pairs: [("a", 2), ("b", 1), ("c", 3)])) == """
          [
        -   "b": 1,
            … (1 unchanged),
        +   "b": 1,
            … (1 unchanged)
          ]
        """
    )
  }

  private func expect<Key, Value>(
    _ dictionary: [Key: Value],
    _ keys: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = String(customDumping: dictionary).split(separator: "\n").dropFirst().dropLast()
    let dumped = lines.map { $0.dropFirst(2).prefix { $0 != ":" } }
    #expect(dumped.map(String.init) == keys, sourceLocation: sourceLocation)
  }
}

private enum Key: Hashable {
  case a
  case b
  case c(Int)
}

/// A dictionary that keeps its order.
private struct OrderedPairs: CustomReflectable {
  var pairs: [(key: String, value: Int)]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary) }
}

/// An object that prints nothing of itself.
private final class Token: Hashable {
  static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that may be in a circle of others.
private final class Person: Hashable {
  let name: String
  var friends: Set<Person>

  init(name: String, friends: Set<Person> = []) {
    self.name = name
    self.friends = friends
  }

  static func == (lhs: Person, rhs: Person) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private let dump: String = {
  let all = ["a", "b", "c(1)", "c(2)", "c(3)"]
  func set(_ names: [String]) -> String { "Set([\(names.map { ".\($0)" }.joined(separator: ", "))])" }
  let entries = all.map { name in
    let pairs = [(set(all), 1), (set([name]), 2)].sorted { $0.0 < $1.0 }
    return "  .\(name): [\n" + pairs.map { "    \($0): \($1)" }.joined(separator: ",\n") + "\n  ]"
  }
  return "[\n\(entries.joined(separator: ",\n"))\n]"
}()
