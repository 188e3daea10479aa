import CustomDump
import Foundation
import Testing

@Suite("Differences")
struct DiffTests {
  @Test("Values that are equal have no difference")
  func equal() {
    #expect(diff(Counter.State(count: 1), Counter.State(count: 1)) == nil)
    #expect(diff([1: [Optional("a")]], [1: ["a"]]) == nil)
    #expect(diff(Plain(number: 1, tuple: (1, "a")), Plain(number: 1, tuple: (1, "a"))) == nil)
    #expect(diff("\u{E9}", "e\u{301}") == nil, "Swift's strings are equal if they are canonically")
    #expect(diff(0.0, -0.0) == nil)
  }

  @Test("T03: a state with one field prints on one line, with the types around it and without the module")
  func oneField() {
    #expect(
      diff(Counter.State(count: 999), Counter.State(count: 1)) == """
        - Counter.State(count: 999)
        + Counter.State(count: 1)
        """
    )
  }

  @Test("T03: only the parts that differ are spelled out, neighbours collapse to '…'")
  func nested() {
    #expect(
      diff(
        AppFeature.State(authenticatedTab: .loggedOut(Login.State())),
        AppFeature.State(authenticatedTab: .loggedOut(Login.State(isLoading: true)))
      ) == """
          AppFeature.State(
            authenticatedTab: .loggedOut(
              Login.State(
        -       isLoading: false,
        +       isLoading: true,
                …
              )
            ),
            …
          )
        """
    )
  }

  @Test("T03: another case prints both payloads")
  func otherCase() {
    #expect(
      diff(
        AppFeature.State(authenticatedTab: .loggedOut(Login.State())),
        AppFeature.State(authenticatedTab: .loggedIn(name: "Blob"))
      ) == """
          AppFeature.State(
        -   authenticatedTab: .loggedOut(
        -     Login.State(
        -       isLoading: false,
        -       email: "",
        -       password: ""
        -     )
        -   ),
        +   authenticatedTab: .loggedIn(name: "Blob"),
            …
          )
        """
    )
  }

  @Test("T25: an element of a list that would make a long line is spelled out")
  func longElement() {
    #expect(
      diff(
        TestStoreNonExhaustiveTests.Feature.State(values: [.init(id: id(1))]),
        TestStoreNonExhaustiveTests.Feature.State(values: [.init(id: id(0))])
      ) == """
          TestStoreNonExhaustiveTests.Feature.State(
            values: [
              [0]: TestStoreNonExhaustiveTests.Model(
        -       id: UUID(00000000-0000-0000-0000-000000000001)
        +       id: UUID(00000000-0000-0000-0000-000000000000)
              )
            ]
          )
        """
    )
  }

  @Test("Commas separate neighbours, and none follows the last")
  func commas() {
    #expect(
      diff(Point(x: 1, y: 2, z: 3), Point(x: 1, y: 0, z: 0)) == """
          Point(
            …,
        -   y: 2,
        +   y: 0,
        -   z: 3
        +   z: 0
          )
        """
    )
    #expect(
      diff(Point(x: 1, y: 2, z: 3), Point(x: 0, y: 2, z: 3)) == """
          Point(
        -   x: 1,
        +   x: 0,
            …
          )
        """
    )
  }

  @Test("A case at the top prints its type")
  func topCase() {
    #expect(
      diff(Tab.loggedIn(name: "Blob"), .loggedIn(name: "Blob Jr")) == """
        - Tab.loggedIn(name: "Blob")
        + Tab.loggedIn(name: "Blob Jr")
        """
    )
    #expect(
      diff(Tab.none, .loggedIn(name: "Blob Jr")) == """
        - Tab.none
        + Tab.loggedIn(name: "Blob Jr")
        """
    )
  }

  @Test("Optionals compare what they hold")
  func optionals() {
    #expect(diff(Int?.none, 1) == "- nil\n+ 1")
    #expect(diff(Int??.some(nil), .none) == "- .some(nil)\n+ nil")
    #expect(
      diff(Point?.some(Point(x: 1, y: 2, z: 3)), Point(x: 1, y: 2, z: 4)) == """
          Point(
            …,
        -   z: 3
        +   z: 4
          )
        """
    )
  }

  @Test("Tuples compare their elements")
  func tuples() {
    #expect(
      diff((1, name: "a"), (1, name: "b")) == """
          (
            …,
        -   name: "a"
        +   name: "b"
          )
        """
    )
  }

  @Test("Objects that can be compared are compared by their properties, at any depth of a cycle")
  func objects() {
    let (first, second) = (Node(1), Node(2))
    first.next = first
    second.next = second
    defer { (first.next, second.next) = (nil, nil) }
    #expect(
      diff(first, second) == """
          Node(
        -   number: 1,
        +   number: 2,
            …
          )
        """
    )
    #expect(diff(first, first) == nil)
  }

  @Test("The signs can be chosen")
  func format() {
    #expect(
      diff(Point(x: 1, y: 2, z: 3), Point(x: 1, y: 2, z: 4), format: .proportional)
        == "\u{2007} Point(\n\u{2007}   …,\n\u{2212}   z: 3\n+   z: 4\n\u{2007} )"
    )
    #expect(diff(1, 2, format: DiffFormat(first: "<", second: ">", both: "=")) == "< 1\n> 2")
  }
}

private func id(_ number: UInt8) -> UUID {
  UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
}

private struct Counter {
  struct State: Equatable {
    var count: Int
  }
}

private struct AppFeature {
  struct State: Equatable {
    var authenticatedTab: Tab
    var selectedTab = 1
  }
}

private enum Tab: Equatable {
  case none
  case loggedOut(Login.State)
  case loggedIn(name: String)
}

private struct Login {
  struct State: Equatable {
    var isLoading = false
    var email = ""
    var password = ""
  }
}

private struct TestStoreNonExhaustiveTests {
  struct Feature {
    struct State: Equatable {
      var values: [Model]
    }
  }

  struct Model: Equatable, Identifiable {
    let id: UUID
  }
}

private struct Point: Equatable {
  var x: Int
  var y: Int
  var z: Int
}

private struct Plain {
  var number: Int
  var tuple: (Int, String)
}

private final class Node {
  let number: Int
  var next: Node?

  init(_ number: Int) {
    self.number = number
  }
}
