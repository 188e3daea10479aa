import CustomDump
import Testing

@Suite("Differences of collections")
struct DiffCollectionTests {
  @Test("Elements that were removed, added and changed are told by position")
  func lists() {
    #expect(
      diff([1, 2, 3, 4, 5], [1, 2, 4, 5]) == """
          [
            … (2 unchanged),
        -   [2]: 3,
            … (2 unchanged)
          ]
        """
    )
    #expect(
      diff([1, 2, 3], [1, 9, 3, 4]) == """
          [
            … (1 unchanged),
        -   [1]: 2,
        +   [1]: 9,
            … (1 unchanged),
        +   [3]: 4
          ]
        """
    )
    #expect(
      diff([], ["a"]) == """
          [
        +   [0]: "a"
          ]
        """
    )
  }

  @Test("An element that changed is compared part by part, at its new position")
  func changed() {
    #expect(
      diff([point(1), point(2), point(3)], [point(2), Point(x: 3, y: 1)]) == """
          [
        -   [0]: Point(
        -     x: 1,
        -     y: 0
        -   ),
            … (1 unchanged),
            [1]: Point(
              …,
        -     y: 0
        +     y: 1
            )
          ]
        """
    )
  }

  @Test("Elements with an identity are compared with the one that has the same")
  func identified() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(
      diff(items, [Item(id: 3, name: "c"), Item(id: 1, name: "A"), Item(id: 2, name: "b")]) == """
          [
        +   [0]: Item(
        +     id: 3,
        +     name: "c"
        +   ),
            [1]: Item(
              …,
        -     name: "a"
        +     name: "A"
            ),
            … (1 unchanged)
          ]
        """
    )
  }

  @Test("Elements with an identity are not paired with others unless each has a counterpart")
  func unpaired() {
    #expect(
      diff([Item(id: 1, name: "a")], [Item(id: 2, name: "a"), Item(id: 3, name: "b")]) == """
          [
        -   [0]: Item(
        -     id: 1,
        -     name: "a"
        -   ),
        +   [0]: Item(
        +     id: 2,
        +     name: "a"
        +   ),
        +   [1]: Item(
        +     id: 3,
        +     name: "b"
        +   )
          ]
        """
    )
    #expect(
      diff([Item(id: 1, name: "a")], [Item(id: 2, name: "a")]) == """
          [
            [0]: Item(
        -     id: 1,
        +     id: 2,
              …
            )
          ]
        """
    )
  }

  @Test("Collections other than arrays are compared in the same way")
  func others() {
    #expect(diff([0, 1, 2][1...], [0, 1, 3][1...]) == "  [\n    … (1 unchanged),\n-   [1]: 2\n+   [1]: 3\n  ]")
    #expect(diff(ContiguousArray([1]), [2]) == "  [\n-   [0]: 1\n+   [0]: 2\n  ]")
    #expect(diff(Bag(items: [1, 2]), Bag(items: [2])) == "  [\n-   [0]: 1,\n    … (1 unchanged)\n  ]")
  }

  @Test("Elements without an '==' are compared by their parts")
  func plain() {
    #expect(
      diff([Plain(value: 1), Plain(value: 2)], [Plain(value: 1), Plain(value: 3)]) == """
          [
            … (1 unchanged),
        -   [1]: Plain(value: 2)
        +   [1]: Plain(value: 3)
          ]
        """
    )
  }

  @Test("Dictionaries are compared key by key")
  func dictionaries() {
    #expect(
      diff(["a": 1, "b": 2, "c": 3, "d": 4], ["a": 1, "b": 3, "d": 4, "e": 5]) == """
          [
        -   "b": 2,
        +   "b": 3,
        -   "c": 3,
        +   "e": 5,
            … (2 unchanged)
          ]
        """
    )
    #expect(
      diff([1: Plain(value: 1), 2: Plain(value: 2)], [1: Plain(value: 1)]) == """
          [
        -   2: Plain(value: 2),
            … (1 unchanged)
          ]
        """
    )
    #expect(
      diff([1: point(1)], [1: point(2)]) == """
          [
            1: Point(
        -     x: 1,
        +     x: 2,
              …
            )
          ]
        """
    )
  }

  @Test("In a dictionary a value of 'nil' is not a missing one")
  func optionalValues() {
    #expect(
      diff([1: Int?.none, 2: nil, 3: 3], [2: 2, 3: nil]) == """
          [
        -   1: nil,
        -   2: nil,
        +   2: 2,
        -   3: 3
        +   3: nil
          ]
        """
    )
    #expect(diff([1: Plain?.none], [1: nil]) == nil)
    #expect(diff([1: Plain?.none], [2: nil]) == "  [\n-   1: nil,\n+   2: nil\n  ]")
  }

  @Test("Sets are compared element by element")
  func sets() {
    #expect(
      diff(Set([3, 2, 1, 10]), [2, 3, 4, 5]) == """
          Set([
        -   1,
        -   10,
        +   4,
        +   5,
            … (2 unchanged)
          ])
        """
    )
  }
}

private func point(_ x: Int) -> Point { Point(x: x, y: 0) }

private struct Point: Equatable {
  var x: Int
  var y: Int
}

private struct Plain {
  var value: Int
}

private struct Item: Equatable, Identifiable {
  var id: Int
  var name: String
}

/// A collection that is none of the standard library's protocols.
private struct Bag: CustomReflectable {
  var items: [Int]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .collection) }
}
