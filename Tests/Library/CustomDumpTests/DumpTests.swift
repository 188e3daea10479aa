import CustomDump
import Foundation
import Testing

@Suite("Dumps")
struct DumpTests {
  @Test("A structure prints its properties, one a line")
  func structure() {
    expect(
      User(id: 1, name: "Blob"),
      """
      User(
        id: 1,
        name: "Blob"
      )
      """
    )
  }

  @Test("A value with one part prints on one line")
  func onePart() {
    expect(Counter.State(count: 1), "Counter.State(count: 1)")
    expect(Optional(Box(content: Box(content: 1))), "Box<Box<Int>>(content: Box<Int>(content: 1))")
  }

  @Test("A value with one part prints on several lines if one would be longer than 72 characters")
  func longPart() {
    let text = String(repeating: "x", count: 48)
    expect(Box(content: text), "Box<String>(content: \"\(text)\")")
    expect(
      Box(content: text + "x"),
      """
      Box<String>(
        content: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
      )
      """
    )
  }

  @Test("A value without parts prints its name")
  func noParts() {
    expect(Empty(), "Empty()")
    expect((), "()")
  }

  @Test("Only a case at the top prints its type")
  func cases() {
    expect(Tab.home, "Tab.home")
    expect(Tab.search("swift"), #"Tab.search("swift")"#)
    expect(Tab.page(number: 3), "Tab.page(number: 3)")
    expect(Tab.child(.child(.home)), "Tab.child(.child(.home))")
    expect(
      Tab.range(1, to: 3),
      """
      Tab.range(
        1,
        to: 3
      )
      """
    )
  }

  @Test("Collections print their elements by position")
  func collections() {
    expect([Int](), "[]")
    expect(
      [1, 2],
      """
      [
        [0]: 1,
        [1]: 2
      ]
      """
    )
    expect(
      ["a", "b"][1...],
      """
      [
        [0]: "b"
      ]
      """
    )
  }

  @Test("Dictionaries print their values by key, sets without positions")
  func unordered() {
    expect([Int: Int](), "[:]")
    expect(Set<Int>(), "Set([])")
    expect(
      ["b": [2: true], "a": [:]],
      """
      [
        "a": [:],
        "b": [
          2: true
        ]
      ]
      """
    )
    expect(
      Set(["b", "a"]),
      """
      Set([
        "a",
        "b"
      ])
      """
    )
    expect(
      [User(id: 1, name: "Blob"): 1],
      """
      [
        User(id: 1, name: "Blob"): 1
      ]
      """
    )
  }

  @Test("Tuples print the labels that they have")
  func tuples() {
    expect(
      (1, second: 2),
      """
      (
        1,
        second: 2
      )
      """
    )
  }

  @Test("Optionals print what they hold, and no level of 'nil' is lost")
  func optionals() {
    expect(Int?.none, "nil")
    expect(Int?.some(1), "1")
    expect(Int???.some(.some(.some(1))), "1")
    expect(Int???.some(.some(nil)), ".some(.some(nil))")
    expect(Int???.some(nil), ".some(nil)")
  }

  @Test("Objects print their properties, those of the superclass first")
  func objects() {
    expect(
      Cat(),
      """
      Cat(
        legs: 4,
        lives: 9,
        nap: nil
      )
      """
    )
  }

  @Test("A cycle of objects ends")
  func cycle() {
    let node = Node()
    node.next = Node()
    node.next?.next = node
    expect(node, "Node(next: Node(next: Node(↩︎)))")
    node.next = nil
  }

  @Test("What is nested a hundred levels deep prints as '…'")
  func depth() {
    let dump = String(customDumping: Chain(length: 5_000))
    #expect(dump.contains(".link(…),\n"))
    #expect(dump.split(separator: "\n").count == 3 * 100 + 1)
  }

  @Test("Types and functions")
  func types() {
    expect(User.self, "User.self")
    expect([Int?].self, "[Int?].self")
    expect({ (number: Int) in number }, "(Function)")
  }

  @Test("The name, the indentation and the depth can be chosen")
  func options() {
    var text = ""
    let value = customDump([[1]], to: &text, name: "numbers", indent: 2, maxDepth: 1)
    #expect(value == [[1]])
    #expect(text == "  numbers: [\n    [0]: […]\n  ]")
  }
}

private func expect<Value>(_ value: Value, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(String(customDumping: value) == dump, sourceLocation: sourceLocation)
}

private struct User: Hashable {
  var id: Int
  var name: String
}

private struct Counter {
  struct State {
    var count: Int
  }
}

private struct Box<Content> {
  var content: Content
}

private struct Empty {}

private indirect enum Tab {
  case home
  case search(String)
  case page(number: Int)
  case range(Int, to: Int)
  case child(Tab)
}

private class Animal {
  var legs = 4
}

private final class Cat: Animal {
  var lives = 9
  lazy var nap = "sofa"
}

private final class Node {
  var next: Node?
}

private indirect enum Chain {
  case end
  case link(Chain, Int)

  init(length: Int) {
    self = (0..<length).reduce(.end) { chain, position in .link(chain, position) }
  }
}
