import CustomDump
import Foundation
import Testing

@Suite("C2: values that differ never print an empty difference")
struct DiffReasonTests {
  @Test("Values of different types tell their types if they print alike")
  func types() {
    #expect(diff(1 as Any, 1.0 as Any) == "- 1\n+ 1.0")
    #expect(diff(1 as Any, UInt8(1) as Any) == "- 1 as Int\n+ 1 as UInt8")
    #expect(diff(1 as Any, Int?.some(1) as Any) == "- 1 as Int\n+ 1 as Int?")
    #expect(
      diff(["a": 1 as Any, "b": 2], ["a": Int8(1), "b": 2]) == """
          [
        -   "a": 1 as Int,
        +   "a": 1 as Int8,
            … (1 unchanged)
          ]
        """
    )
  }

  @Test("Types that have one name are told apart by their modules, or told to be two")
  func names() {
    #expect(
      diff(Character("a") as Any, "a" as Any) == #"""
        - "a" as Character
        + "a" as String
        """#
    )
    #expect(
      diff(Duration() as Any, Swift.Duration.zero as Any) == """
        - Duration(0.0 seconds) as CustomDumpTests.Duration
        + Duration(0.0 seconds) as Swift.Duration
        """
    )
    #expect(
      diff(first(), second()) == """
          // These print alike, but are of two types that are both called 'Local'.
        - Local()
        + Local()
        """
    )
  }

  @Test("Two objects with equal contents differ, and the reason is told")
  func identity() {
    #expect(
      diff(Box(1), Box(1)) == """
          // These have equal contents, but are two objects: 'Box' has no '==', so an object is equal only to itself.
        - Box(content: 1)
        + Box(content: 1)
        """
    )
    #expect(
      diff([Box(1), Box(2)], [Box(1), Box(3)]) == """
          [
            // These have equal contents, but are two objects: 'Box' has no '==', so an object is equal only to itself.
        -   [0]: Box(content: 1),
        +   [0]: Box(content: 1),
        -   [1]: Box(content: 2)
        +   [1]: Box(content: 3)
          ]
        """
    )
  }

  @Test("The reason is that of what an optional holds")
  func optionals() {
    let reason =
      "  // These have equal contents, but are two objects: 'Box' has no '==', so an object is equal only to itself."
    #expect(diff(Optional(Box(1)), Box(1))?.split(separator: "\n").first.map(String.init) == reason)
    #expect(diff(Double?.some(.nan), .nan)?.hasPrefix("  // NaN is not equal") == true)
  }

  @Test("Objects of a class hierarchy that call themselves equal are")
  func hierarchy() {
    #expect(diff(Animal(1), Cat(1)) == nil)
    #expect(diff(Cat(1), Animal(1)) == nil)
    #expect(diff(Cat(1), Animal(2)) == "- Cat(legs: 1)\n+ Animal(legs: 2)")
  }

  @Test("NaN differs from itself")
  func nan() {
    #expect(diff(1.0, .nan) == "- 1.0\n+ nan")
    #expect(
      diff(Pair(first: .nan, second: 1), Pair(first: .nan, second: 1)) == """
          Pair<Double>(
            // NaN is not equal to anything, not even to itself.
        -   first: nan,
        +   first: nan,
            …
          )
        """
    )
  }

  @Test("An '==' of its own that says no is named")
  func equality() {
    #expect(
      diff(Pair(first: Never(), second: Never()), Pair(first: Never(), second: Never())) == """
          Pair<Never>(
            // These print alike, but are not equal: the '==' of 'Never' says so.
        -   first: Never(number: 1),
        +   first: Never(number: 1),
            // These print alike, but are not equal: the '==' of 'Never' says so.
        -   second: Never(number: 1)
        +   second: Never(number: 1)
          )
        """
    )
    #expect(
      diff([Never(): 1], [:])?.hasPrefix("  [\n-   Never(number: 1): 1") == true
    )
  }

  @Test("An '==' of its own that looks closer than that of the parts shows what it sees")
  func exactly() {
    #expect(
      diff(Exactly(number: 0, text: "a"), Exactly(number: -0.0, text: "a")) == """
          Exactly(
        -   number: 0.0,
        +   number: -0.0,
            …
          )
        """
    )
    #expect(
      diff(Exactly(number: 0, text: "caf\u{E9}"), Exactly(number: 0, text: "cafe\u{301}")) == #"""
          Exactly(
            …,
        -   text: "caf\u{E9}"
        +   text: "cafe\u{301}"
          )
        """#
    )
    #expect(
      diff(Exactly(number: 0, text: "\u{E9}\né"), Exactly(number: 0, text: "e\u{301}\né")) == #"""
          Exactly(
            …,
            text: """
        -     \u{E9}
        +     e\u{301}
              … (1 unchanged)
              """
          )
        """#
    )
  }

  @Test("Functions differ, and the reason is told")
  func functions() {
    #expect(
      diff(Client { 1 }, Client { 2 }) == """
          Client(
            // Functions cannot be compared, so these count as different.
        -   fetch: (Function)
        +   fetch: (Function)
          )
        """
    )
    let client = Client { 1 }
    #expect(diff(client, client) == nil)
  }

  @Test("What shows nothing of itself differs unless it is the same in memory")
  func unseen() {
    #expect(diff(Secret(1), Secret(1)) == nil)
    #expect(
      diff(Secret(1), Secret(2)) == """
          // 'Secret' has no '==' and does not show all that it holds, so these count as different.
        - Secret()
        + Secret()
        """
    )
  }

  @Test("Types, metatypes and texts of their own")
  func others() {
    #expect(diff(Int.self as Any, String.self as Any) == "- Int.self\n+ String.self")
    #expect(diff(Label(text: "a"), Label(text: "b")) == "- a\n+ b")
    #expect(diff(Label(text: "a"), Label(text: "a")) == nil)
    #expect(
      diff(ObjectIdentifier(Int.self), ObjectIdentifier(String.self)) == """
          // These print alike, but are not equal: the '==' of 'ObjectIdentifier' says so.
        - ObjectIdentifier(…)
        + ObjectIdentifier(…)
        """
    )
  }
}

private func first() -> Any {
  struct Local {}
  return Local()
}

private func second() -> Any {
  struct Local {}
  return Local()
}

private struct Duration: CustomDumpStringConvertible {
  var customDumpDescription: String { "Duration(0.0 seconds)" }
}

private final class Box {
  let content: Int

  init(_ content: Int) {
    self.content = content
  }
}

private class Animal: Equatable {
  let legs: Int

  init(_ legs: Int) {
    self.legs = legs
  }

  static func == (lhs: Animal, rhs: Animal) -> Bool { lhs.legs == rhs.legs }
}

private final class Cat: Animal {}

private struct Pair<Value: Equatable>: Equatable {
  var first: Value
  var second: Value
}

private struct Never: Hashable {
  var number = 1
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

private struct Exactly: Equatable {
  var number: Double
  var text: String

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number.bitPattern == rhs.number.bitPattern && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }
}

private struct Client {
  var fetch: () -> Int
}

private struct Secret: CustomReflectable {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

private struct Label: CustomDumpStringConvertible {
  var text: String
  var customDumpDescription: String { text }
}
