import Testing

@testable import GraderKit

@Suite("Pairs of submissions that are alike")
struct AlikePairsTests {
  private let counter = ExerciseID(chapter: "01-StateMutation", exercise: "Counter")
  private let timer = ExerciseID(chapter: "02-Effects", exercise: "Timer")

  @Test("Are those that share what nobody else wrote, with the places in both")
  func found() {
    let pairs = alike([
      "ann": [counter: prints(1...20)], "bob": [counter: prints(5...24, line: 100)], "cho": [counter: prints(50...70)],
    ])
    #expect(pairs.map(\.first) == ["ann"])
    #expect(pairs.map(\.second) == ["bob"])
    #expect(pairs.first?.likenesses.map(\.shared) == [16])
    #expect(pairs.first?.likenesses.map(\.percent) == [80])
    #expect(pairs.first?.likenesses.first?.firstPlaces.first == AlikePair.Place(file: 0, line: 5))
    #expect(pairs.first?.likenesses.first?.secondPlaces.first == AlikePair.Place(file: 0, line: 105))
  }

  @Test("Are told once, exercise by exercise in the catalog's order")
  func severalExercises() {
    let both = [timer: prints(1...9), counter: prints(101...112)]
    let pairs = alike(["ann": both, "bob": both])
    #expect(pairs.map { $0.likenesses.map(\.exercise) } == [[counter, timer]])
    #expect(pairs.map(\.shared) == [21])
  }

  @Test(
    "Are not those that share little, or a small part of what they have",
    arguments: [(1...5, 1...5), (1...20, 11...40)]
  )
  func tooLittle(_ first: ClosedRange<UInt32>, _ second: ClosedRange<UInt32>) {
    #expect(alike(["ann": [counter: prints(first)], "bob": [counter: prints(second)]]).isEmpty)
  }

  @Test("Are not those that share what a tenth of the class wrote, and more than a few")
  func common() {
    let six = Dictionary(uniqueKeysWithValues: (1...6).map { ("n\($0)", [counter: prints(1...20)]) })
    #expect(alike(six).isEmpty)
    let five = six.filter { $0.key != "n6" }
    #expect(alike(five).count == 10)
    // Among sixty others, six are few.
    var sixtySix = six
    for index in UInt32(1)...60 { sixtySix["o\(index)"] = [counter: prints(index * 100...index * 100 + 20)] }
    #expect(alike(sixtySix).count == 15)
  }

  @Test("Come with the most alike first, then by name, in whatever order the class was read")
  func order() {
    let works = [
      "d": [counter: prints(1...30)], "c": [counter: prints(1...30)], "b": [counter: prints(40...50)],
      "a": [counter: prints(40...50)], "f": [counter: prints(60...70)], "e": [counter: prints(60...70)],
    ]
    #expect(alike(works).map { $0.first + $0.second } == ["cd", "ab", "ef"])
    let names = works.keys.sorted()
    let backwards = AlikePairs(exercises: [counter, timer], names: names.reversed()) { works[$0]?[$1] }
    #expect(backwards.pairs == alike(works))
  }

  private func alike(_ works: [String: [ExerciseID: CodePrints]]) -> [AlikePair] {
    AlikePairs(exercises: [counter, timer], names: Array(works.keys)) { works[$0]?[$1] }.pairs
  }

  /// As many prints as the range has numbers, each on a line of its own.
  private func prints(_ hashes: ClosedRange<UInt32>, line: Int = 0) -> CodePrints {
    CodePrints(prints: hashes.map { CodePrint(hash: $0, file: 0, line: line + Int($0 % 100)) })
  }
}
