import IdentifiedCollections
import IssueReporting
import Synchronization
import Testing

@Suite("A mistake with ids")
struct IdentityIssueTests {
  @Test("is told, and leaves the array whole", arguments: mistakes)
  func mistake(_ row: Mistake) {
    var array: IdentifiedArrayOf = [Number(id: 1, name: "one"), Number(id: 2, name: "two")]
    let issues = issues { row.make(&array) }
    #expect(issues == [row.message])
    #expect(array.map(\.description) == row.result)
  }

  static let mistakes = [
    Mistake("two elements with one id in a literal", ["3 three"], repeated) {
      $0 = [Number(id: 3, name: "three"), Number(id: 3, name: "drei")]
    },
    Mistake("two elements with one id in a sequence", ["3 three"], repeated) {
      $0 = IdentifiedArray(["three", "drei"].map { Number(id: 3, name: $0) })
    },
    Mistake("two elements with one id that are said to be unique", ["3 three"], repeated) {
      $0 = IdentifiedArray(uniqueElements: ["three", "drei"].map { Number(id: 3, name: $0) })
    },
    Mistake(
      "an id that changes in place, by id",
      ["3 one", "2 two"],
      """
      The id of an element in an identified array of 'Number' changed in place, from 1 to 3.

      The array still finds the element by the old id. Declare the id with 'let'; for another element, remove this one and \
      insert the other.
      """
    ) {
      $0[id: 1]?.id = 3
      #expect($0[id: 1]?.name == "one")
    },
    Mistake(
      "an id that changes in place, by position",
      ["1 one", "1 two"],
      """
      The id of an element in an identified array of 'Number' changed in place, from 2 to 1.

      The array still finds the element by the old id. Declare the id with 'let'; for another element, remove this one and \
      insert the other.
      """
    ) {
      $0[1].id = 1
      #expect($0[id: 2]?.name == "two")
    },
    Mistake("an element that is written to another id", ["1 one", "2 two"], misplaced) {
      $0[id: 1] = Number(id: 3, name: "three")
    },
    Mistake("an element that is written in place to an id that is new", ["1 one", "2 two"], misplaced) {
      var array = $0
      array.remove(id: 1)
      func set(_ number: inout Number?) { number = Number(id: 3, name: "three") }
      set(&array[id: 1])
      #expect(array.ids == [2])
    },
    Mistake("'update(_:at:)' with another id", ["1 one", "2 two"], misplaced) {
      #expect($0.update(Number(id: 3, name: "three"), at: 0).name == "one")
    },
    Mistake(
      "an element that is written to a position, and is elsewhere too",
      ["1 one", "2 two"],
      """
      In an identified array of 'Number', an element with the id 2 was written to position 0, and position 1 \
      has an element with that id.

      Nothing was changed. Remove one of the two first, or exchange them with 'swapAt'.
      """
    ) { $0[0] = Number(id: 2, name: "zwei") },
  ]

  private static let repeated = """
    Two elements of an identified array of 'Number' have the same id: 3.

    The first of them stays and the other one is left out. Give every element an id of its own, or decide with \
    'uniquingIDsWith' which one stays.
    """

  private static let misplaced = """
    In an identified array of 'Number', an element with the id 3 was written to the place of the element with the id 1.

    Nothing was changed. Write to the element's own id, or call 'updateOrAppend', which finds the place by itself.
    """
}

// MARK: - Fixtures

/// Something wrong that is done to an array of the numbers one and two.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let result: [String]
  let message: String
  let make: @Sendable (inout IdentifiedArrayOf<Number>) -> Void

  init(
    _ testDescription: String,
    _ result: [String],
    _ message: String,
    _ make: @escaping @Sendable (inout IdentifiedArrayOf<Number>) -> Void
  ) {
    self.testDescription = testDescription
    self.result = result
    self.message = message
    self.make = make
  }
}

private func issues(of operation: () -> Void) -> [String] {
  let recorder = IssueRecorder()
  withIssueReporters([recorder], operation: operation)
  return recorder.messages.withLock(\.self)
}

private final class IssueRecorder: IssueReporter {
  let messages = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    messages.withLock { $0.append(message) }
  }
}
