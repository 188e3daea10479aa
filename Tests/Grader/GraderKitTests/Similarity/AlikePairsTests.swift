import Testing

@testable import GraderKit

@Suite("Pairs of submissions that are alike")
struct AlikePairsTests {
  private let counter = ExerciseID(chapter: "01-StateMutation", exercise: "Counter")
  private let timer = ExerciseID(chapter: "02-Effects", exercise: "Timer")

  @Test("Are those that share what nobody else wrote, with the places in both")
  func found() {
    let pairs = alike([[prints(1...20)], [prints(5...24, line: 100)], [prints(50...70)]])
    #expect(pairs.map(\.first) == [0])
    #expect(pairs.map(\.second) == [1])
    #expect(pairs.first?.likenesses.map(\.shared) == [16])
    #expect(pairs.first?.likenesses.map(\.percent) == [80])
    #expect(pairs.first?.likenesses.first?.firstPlaces == [AlikePair.Place(file: 0, lines: 5...20)])
    #expect(pairs.first?.likenesses.first?.secondPlaces == [AlikePair.Place(file: 0, lines: 105...120)])
  }

  @Test("Places that are near each other are one, in one file")
  func places() {
    let prints = [(0, 9), (0, 5), (1, 10), (0, 12), (0, 40)].map { CodePrint(hash: 1, file: $0, line: $1) }
    let places = AlikePair.Place.joined(prints).map { "\($0.file): \($0.lines)" }
    #expect(places == ["0: 5...5", "0: 9...12", "0: 40...40", "1: 10...10"])
  }

  @Test("Are told once, exercise by exercise in the catalog's order")
  func severalExercises() {
    let both = [prints(101...112), prints(1...9)]
    let pairs = alike([both, [nil, nil], both])
    #expect(pairs.map { $0.likenesses.map(\.exercise) } == [[counter, timer]])
    #expect(pairs.map(\.second) == [2])
    #expect(pairs.map(\.shared) == [21])
  }

  @Test(
    "Are not those that share little, or a small part of what they have",
    arguments: [(1...5, 1...5), (1...20, 11...40)]
  )
  func tooLittle(_ first: ClosedRange<UInt32>, _ second: ClosedRange<UInt32>) {
    #expect(alike([[prints(first)], [prints(second)]]).isEmpty)
  }

  @Test("Are not those that share what a tenth of the class wrote, and more than a few")
  func common() {
    let six = [[CodePrints?]](repeating: [prints(1...20)], count: 6)
    #expect(alike(six).isEmpty)
    #expect(alike(six.dropLast()).count == 10)
    // Among sixty others, six are few.
    let others = (1...60).map { index -> [CodePrints?] in
      let first = UInt32(index) * 100
      return [prints(first...first + 20)]
    }
    #expect(alike(others + six).count == 15)
  }

  @Test("Come with the most alike first, then in the order of the class")
  func order() {
    let pairs = alike(
      [60...70, 40...50, 1...30, 40...50, 1...30, 60...70].map { [prints($0)] }
    )
    #expect(pairs.map { [$0.first, $0.second] } == [[2, 4], [0, 5], [1, 3]])
  }

  private func alike(_ submissions: [[CodePrints?]]) -> [AlikePair] {
    AlikePairs(exercises: [counter, timer], submissions: submissions.map { $0.count == 1 ? $0 + [nil] : $0 }).pairs
  }

  /// As many prints as the range has numbers, each on a line of its own.
  private func prints(_ hashes: ClosedRange<UInt32>, line: Int = 0) -> CodePrints {
    CodePrints(prints: hashes.map { CodePrint(hash: $0, file: 0, line: line + Int($0 % 100)) })
  }
}
