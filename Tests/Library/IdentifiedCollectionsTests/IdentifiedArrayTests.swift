import Foundation
import IdentifiedCollections
import Testing

@Suite("An identified array")
struct IdentifiedArrayTests {
  @Test("finds elements by id, in their order", arguments: [1: "one", 2: "two", 3: "three", 4: nil])
  func lookup(id: Int, name: String?) {
    #expect(numbers[id: id]?.name == name)
    #expect(numbers.index(id: id) == name.flatMap { _ in [2, 3, 1].firstIndex(of: id) })
    #expect(numbers.ids.contains(id) == (name != nil))
    #expect(numbers.ids == [2, 3, 1])
    #expect(numbers.elements.map(\.id) == [2, 3, 1])
    #expect(Array(numbers) == numbers.elements)
  }

  @Test("is changed by", arguments: changes)
  func change(_ row: Change) {
    var array = numbers
    row.change(&array)
    #expect(array.map(\.description) == row.result)
    // Whatever was done to it, the ids and the positions still belong together.
    #expect(Array(array.ids) == array.map(\.id))
    #expect(array.indices.allSatisfy { array.index(id: array[$0].id) == $0 })
  }

  static let changes = [
    Change("'append' of a new element", ["2 two", "3 three", "1 one", "4 four"]) {
      #expect($0.append(Number(id: 4, name: "four")) == (true, 3))
    },
    Change("'append' of an element that is there, which changes nothing", ["2 two", "3 three", "1 one"]) {
      #expect($0.append(Number(id: 3, name: "drei")) == (false, 1))
    },
    Change("'append(contentsOf:)'", ["2 two", "3 three", "1 one", "4 four"]) {
      $0.append(contentsOf: [Number(id: 3, name: "drei"), Number(id: 4, name: "four")])
    },
    Change("'insert' of a new element", ["2 two", "4 four", "3 three", "1 one"]) {
      #expect($0.insert(Number(id: 4, name: "four"), at: 1) == (true, 1))
    },
    Change("'insert' of an element that is there, which changes nothing", ["2 two", "3 three", "1 one"]) {
      #expect($0.insert(Number(id: 1, name: "eins"), at: 0) == (false, 2))
    },
    Change("'updateOrAppend' of a new element", ["2 two", "3 three", "1 one", "4 four"]) {
      #expect($0.updateOrAppend(Number(id: 4, name: "four")) == nil)
    },
    Change("'updateOrAppend' of an element that is there", ["2 two", "3 drei", "1 one"]) {
      #expect($0.updateOrAppend(Number(id: 3, name: "drei"))?.name == "three")
    },
    Change("'updateOrInsert' of a new element", ["4 four", "2 two", "3 three", "1 one"]) {
      #expect($0.updateOrInsert(Number(id: 4, name: "four"), at: 0) == (nil, 0))
    },
    Change("'updateOrInsert' of an element that is there", ["2 two", "3 drei", "1 one"]) {
      #expect($0.updateOrInsert(Number(id: 3, name: "drei"), at: 0) == (Number(id: 3, name: "three"), 1))
    },
    Change("'update(_:at:)'", ["2 two", "3 drei", "1 one"]) {
      #expect($0.update(Number(id: 3, name: "drei"), at: 1).name == "three")
    },
    Change("an element that is written by id", ["2 two", "3 drei", "1 one", "4 four"]) {
      $0[id: 3] = Number(id: 3, name: "drei")
      $0[id: 4] = Number(id: 4, name: "four")
    },
    Change("a change in place by id", ["2 two!", "3 three", "1 one!"]) {
      $0[id: 2]?.name += "!"
      $0[id: 1]?.name += "!"
      $0[id: 5]?.name += "!"
    },
    Change("'nil' that is written by id", ["3 three", "1 one"]) {
      $0[id: 2] = nil
      $0[id: 5] = nil
    },
    Change("'nil' that is written in place by id", ["1 one"]) {
      clear(&$0[id: 2])
      clear(&$0[id: 3])
      clear(&$0[id: 5])
    },
    Change("a new element that is written in place by id", ["2 two", "3 three", "1 one", "4 four"]) {
      set(&$0[id: 4], Number(id: 4, name: "four"))
    },
    Change("a change in place by position", ["2 two", "3 three!", "1 one"]) { $0[1].name += "!" },
    Change("another element that is written by position", ["2 two", "4 four", "1 one"]) {
      $0[1] = Number(id: 4, name: "four")
    },
    Change("'remove(id:)'", ["2 two", "1 one"]) {
      #expect($0.remove(id: 3)?.name == "three")
      #expect($0.remove(id: 3) == nil)
    },
    Change("'remove(_:)'", ["2 two", "1 one"]) { #expect($0.remove(Number(id: 3, name: ""))?.name == "three") },
    Change("'remove(at:)'", ["3 three", "1 one"]) { #expect($0.remove(at: 0).name == "two") },
    Change("'remove(atOffsets:)'", ["3 three"]) { $0.remove(atOffsets: [0, 2]) },
    Change("'removeAll'", []) { $0.removeAll() },
    Change("'removeAll(keepingCapacity:)'", []) { $0.removeAll(keepingCapacity: true) },
    Change("'removeAll(where:)'", ["2 two"]) { $0.removeAll { !$0.id.isMultiple(of: 2) } },
    Change("'removeFirst'", ["3 three", "1 one"]) { #expect($0.removeFirst().id == 2) },
    Change("'removeFirst(_:)'", ["1 one"]) { $0.removeFirst(2) },
    Change("'removeLast'", ["2 two", "3 three"]) { #expect($0.removeLast().id == 1) },
    Change("'removeLast(_:)'", ["2 two"]) { $0.removeLast(2) },
    Change("'removeSubrange'", ["2 two"]) { $0.removeSubrange(1...2) },
    Change("'replaceSubrange', which also replaces elements outside of the range", ["4 four", "5 five", "1 eins"]) {
      $0.replaceSubrange(
        0..<2,
        with: [Number(id: 4, name: "four"), Number(id: 1, name: "eins"), Number(id: 5, name: "five")]
      )
    },
    Change("'filter'", ["2 two"]) { $0 = $0.filter { $0.id.isMultiple(of: 2) } },
    Change("'move' to the end", ["1 one", "2 two", "3 three"]) { $0.move(fromOffsets: [0, 1], toOffset: 3) },
    Change("'move' to the start", ["3 three", "1 one", "2 two"]) { $0.move(fromOffsets: [1, 2], toOffset: 0) },
    Change("'swapAt'", ["1 one", "3 three", "2 two"]) {
      $0.swapAt(0, 2)
      $0.swapAt(1, 1)
    },
    Change("'reverse'", ["1 one", "3 three", "2 two"]) { $0.reverse() },
    Change("'sort(by:)'", ["1 one", "3 three", "2 two"]) { $0.sort { $0.name < $1.name } },
    Change("'sort'", ["1 one", "2 two", "3 three"]) { $0.sort() },
    Change("'partition'", ["1 one", "3 three", "2 two"]) { #expect($0.partition { $0.id == 2 } == 2) },
    Change("'shuffle' with a generator", ["1 one", "2 two", "3 three"]) {
      var generator = SystemRandomNumberGenerator()
      $0.shuffle(using: &generator)
      $0.shuffle()
      $0.sort()
    },
  ]

  @Test("lets an element change in place without copying what it holds")
  func noCopies() {
    var array = IdentifiedArray(uniqueElements: [Holder(id: 1), Holder(id: 2)])
    let address = array[id: 1]?.values.withUnsafeBufferPointer(\.baseAddress)
    array[id: 1]?.values[0] = 7
    array[0].values[1] = 8
    #expect(array[id: 1]?.values.prefix(3) == [7, 8, 0])
    #expect(array[id: 1]?.values.withUnsafeBufferPointer(\.baseAddress) == address)
  }

  @Test("A range that is not in the array ends the program with a message")
  func rangeOutside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var array: IdentifiedArrayOf = [Number(id: 1, name: "one")]
      array.removeSubrange(0..<3)
    }
    let message = "The range 0..<3 cannot be removed: the positions of the identified array are 0..<1."
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(message) } == true)
  }

  private var numbers: IdentifiedArrayOf<Number> {
    [Number(id: 2, name: "two"), Number(id: 3, name: "three"), Number(id: 1, name: "one")]
  }
}

// MARK: - Fixtures

struct Number: Hashable, Codable, Comparable, Identifiable, CustomStringConvertible {
  var id: Int
  var name: String
  var description: String { "\(id) \(name)" }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

private struct Holder: Identifiable {
  let id: Int
  var values = Array(repeating: 0, count: 100)
}

/// Something that is done to an array of numbers, and what comes of it.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let result: [String]
  let change: @Sendable (inout IdentifiedArrayOf<Number>) -> Void

  init(
    _ testDescription: String,
    _ result: [String],
    _ change: @escaping @Sendable (inout IdentifiedArrayOf<Number>) -> Void
  ) {
    self.testDescription = testDescription
    self.result = result
    self.change = change
  }
}

private func clear(_ number: inout Number?) { number = nil }

private func set(_ number: inout Number?, _ value: Number) { number = value }
