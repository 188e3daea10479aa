import CustomDump
import Foundation
import IdentifiedCollections
import Testing

@Suite("An identified array as a value")
struct IdentifiedArrayValueTests {
  @Test("is made of elements with a key path to their id")
  func keyPath() {
    var words = IdentifiedArray(uniqueElements: ["apple", "fig"], id: \.count)
    #expect(words[id: 3] == "fig")
    #expect(words.append("pear").inserted)
    #expect(!words.append("nut").inserted)
    #expect(IdentifiedArray(words[1...]).elements == ["fig", "pear"])
    #expect(words.filter { $0 != "fig" }.ids == [5, 4])
    #expect(IdentifiedArray<String, String>(id: \.self).isEmpty)
    #expect(IdentifiedArray(uncheckedUniqueElements: ["a"], id: \.self).count == 1)
  }

  @Test("is made of elements with the same id by a closure that decides")
  func combining() {
    let longest = IdentifiedArray(["a", "bc", "d"], id: \.count, uniquingIDsWith: { $1 })
    #expect(longest.elements == ["d", "bc"])
    let numbers = [Number(id: 1, name: "one"), Number(id: 1, name: "eins")]
    #expect(IdentifiedArray(numbers, uniquingIDsWith: { first, _ in first }).map(\.name) == ["one"])
  }

  @Test("is equal to another one if the elements and their order are")
  func equality() {
    let (one, two) = (Number(id: 1, name: "one"), Number(id: 2, name: "two"))
    let array: IdentifiedArrayOf = [one, two]
    #expect(array == [one, two])
    #expect(array != [two, one])
    #expect(array != [one, Number(id: 2, name: "zwei")])
    #expect(Set([array, [one, two], [two, one]]).count == 2)
    #expect(array + [Number(id: 3, name: "three")] != array)
  }

  @Test("is coded as an array is")
  func coding() throws {
    let array: IdentifiedArrayOf = [Number(id: 2, name: "two"), Number(id: 1, name: "one")]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Number].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Number>.self, from: data) == array)
  }

  @Test("is not decoded from elements with the same id")
  func codingOfRepeatedIDs() throws {
    let data = try JSONEncoder().encode([Number(id: 2, name: "two"), Number(id: 2, name: "zwei")])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Number>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else { throw try #require(error) }
    #expect(context.debugDescription == "Two elements of an identified array have the same id: 2.")
  }

  @Test("is printed as an array is, and dumped by position")
  func text() {
    let array: IdentifiedArrayOf = [Number(id: 2, name: "two"), Number(id: 1, name: "one")]
    #expect("\(array)" == "[2 two, 1 one]")
    #expect("\(array.ids)" == "[2, 1]")
    #expect(String(reflecting: array) == "[2 two, 1 one]")
    #expect(
      String(customDumping: array) == """
        [
          [0]: Number(
            id: 2,
            name: "two"
          ),
          [1]: Number(
            id: 1,
            name: "one"
          )
        ]
        """
    )
  }

  @Test("differs from another one by the elements that differ")
  func difference() {
    let array: IdentifiedArrayOf = [Number(id: 2, name: "two"), Number(id: 1, name: "one")]
    var other = array
    other[id: 1]?.name = "eins"
    #expect(
      diff(array, other) == """
          [
            … (1 unchanged),
            [1]: Number(
              …,
        -     name: "one"
        +     name: "eins"
            )
          ]
        """
    )
  }
}
