import Foundation
import Testing

@testable import GraderKit

@Suite("The prints of code")
struct CodePrintsTests {
  @Test("Are the same whatever is done to names, values, comments, layout, access and order", arguments: Disguise.all)
  func disguises(_ disguise: Disguise) throws {
    let original = try hashes(of: Disguise.original)
    let disguised = try hashes(of: disguise.text)
    #expect(original.count >= 8)
    #expect(original.intersection(disguised).count * 10 >= original.count * disguise.tenths)
  }

  @Test("Of code that does something else are others")
  func otherCode() throws {
    let other = """
      func total(of prices: [Int]) -> Int {
        var sum = 0
        for price in prices where price > 0 {
          sum += price
        }
        guard sum < 1_000 else { return sum - sum / 10 }
        return sum
      }
      """
    #expect(try hashes(of: Disguise.original).isDisjoint(with: hashes(of: other)))
  }

  @Test("Tell which names are the same and which are not")
  func namesWithin() throws {
    let one = "let total = price + price * price - price / price + price * price"
    let other = "let total = price + rate * price - rate / other + price * last"
    #expect(try hashes(of: one) != hashes(of: other))
  }

  @Test("Leave out what everybody starts with or ends at")
  func known() throws {
    #expect(try hashes(of: Disguise.original, without: KnownCode([Disguise.original])).isEmpty)
    let added = """

      extension Stopwatch {
        func lap(after seconds: Int) async throws -> [Int] {
          try await clock.sleep(for: .seconds(seconds))
          return laps.filter { $0 > seconds }.map { $0 * 2 }
        }
      }
      """
    let prints = try #require(CodePrints(of: [Disguise.original + added], without: KnownCode([Disguise.original])))
      .prints
    let firstAdded = Disguise.original.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(!prints.isEmpty)
    // A stretch may begin in what is known and end in what is not.
    #expect(prints.allSatisfy { $0.line >= firstAdded - 3 })
  }

  @Test("Leave out the stub, the solution and the lesson's samples of an exercise, and nothing else of the kit")
  func knownOfKit() throws {
    let id = ExerciseID(chapter: "01-Start", exercise: "Counter")
    let exercise = SampleCourse.exercise("Counter")
    let halves = Disguise.original.components(separatedBy: "  func best")
    let (reducer, best) = (try #require(halves.first), "  func best" + (halves.last ?? ""))
    let sample = "<!-- sample: best, outcome: declares -->\n```swift\n\(best)\n```\n"
    try withTemporaryFolder { folder in
      let kit = Kit(root: folder)
      let name = try #require(exercise.files.first)
      for (path, text) in [
        "Solutions/\(id.path)/\(name)": reducer, "Chapters/\(id.chapter)/README.md": sample,
        "Tests/Chapters/\(id.path)/Stub/\(name)": "let total = price + price * price - price / price + price * price",
        "Chapters/10-More/README.md": sample.replacing(best, with: Disguise.original),
      ] {
        try folder.write(text, to: path)
      }
      let catalog = Catalog(chapters: [
        Chapter(id: id.chapter, title: LocalizedText(en: "", ko: ""), exercises: [exercise])
      ])
      let known = try #require(KnownCode.Shelf(kit, catalog)[id])
      for text in [reducer, best, "let a = b + b * b - b / b + b * b"] {
        #expect(try hashes(of: text, without: known).isEmpty)
      }
      // Only where one half ends and the other begins is something that neither has.
      #expect(try (1...5).contains(hashes(of: Disguise.original, without: known).count))
    }
  }

  @Test("Say where the code stands, by the file's position and the line")
  func places() throws {
    let prints = try #require(CodePrints(of: ["let a = 1\n", "\n\n" + Disguise.original], without: KnownCode([])))
      .prints
    #expect(prints.first == CodePrint(hash: try #require(prints.first).hash, file: 1, line: 3))
    #expect(Set(prints.map(\.hash)).count == prints.count)
  }

  @Test("Share one wherever as many tokens as are assured stand in two files", arguments: 0..<40)
  func assured(before count: Int) throws {
    let common = "if x == 1 { y += 2 } else { y -= x }"  // 16 tokens
    let one = String(repeating: "f(1)\n", count: count) + common + "\nreturn [1]"
    let other = String(repeating: "a.b\n", count: 40 - count) + common + "\nthrow z"
    #expect(CodePrints.assured == 16)
    #expect(try !hashes(of: one).isDisjoint(with: hashes(of: other)))
  }

  @Test("Are none where there is too little code")
  func tooLittle() throws {
    #expect(try hashes(of: "").isEmpty)
    #expect(try hashes(of: "// Only a comment.\nlet a = 1").isEmpty)
  }

  @Test("Survive what is nested as deeply as nobody nests, and what is no Swift")
  func hostileSources() throws {
    #expect(CodePrints(of: [Disguise.original, String(repeating: "[", count: 200_000)], without: KnownCode([])) == nil)
    #expect(CodePrints(of: ["}}}} <<< \u{202E} ### @@@ \\("], without: KnownCode([])) != nil)
  }

  private func hashes(of text: String, without known: KnownCode = KnownCode([])) throws -> Set<UInt32> {
    Set(try #require(CodePrints(of: [text], without: known)).prints.map(\.hash))
  }
}

/// A way to hide that code was copied.
struct Disguise: CustomTestStringConvertible {
  var testDescription: String
  var text: String
  /// How many tenths of the prints survive it.
  var tenths: Int

  static let original = """
    struct Stopwatch {
      var laps: [Int] = []
      mutating func reduce(_ action: Action) -> Effect {
        switch action {
        case .lapTapped(let time):
          guard time > 0 else { return .none }
          laps.append(time)
          return .run { send in try await clock.sleep(for: .seconds(3)); await send(.lapSaved) }
        case .resetTapped:
          laps = laps.filter { $0 > 60 }
          return .cancel(id: "laps")
        }
      }
      func best(of count: Int) -> [Int] {
        laps.sorted { $0 < $1 }.prefix(count).map { $0 * 2 }
      }
    }

    """

  static let all = [
    Disguise(
      testDescription: "other names",
      text: original.replacing("laps", with: "rounds").replacing("time", with: "t").replacing(
        "Stopwatch",
        with: "Clock"
      )
      .replacing("count", with: "n").replacing("action", with: "a"),
      tenths: 10
    ),
    Disguise(
      testDescription: "other values",
      text: original.replacing("60", with: "90").replacing("\"laps\"", with: "\"a whole sentence\""),
      tenths: 10
    ),
    Disguise(
      testDescription: "comments and layout",
      text: "// By me alone.\n" + original.replacing(" {\n", with: "\n{ /* mine */\n\n").replacing("; ", with: "\n"),
      tenths: 10
    ),
    Disguise(
      testDescription: "access and 'self'",
      text: original.replacing("func ", with: "public func ").replacing("laps.", with: "self.laps."),
      tenths: 10
    ),
    Disguise(testDescription: "other order", text: moved, tenths: 7),
    Disguise(testDescription: "a line put between", text: between, tenths: 5),
  ]

  private static var moved: String {
    let lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines[...1] + lines[13...15] + lines[2...12] + lines[16...]).joined(separator: "\n")
  }

  private static var between: String {
    original.replacing("      laps.append(time)", with: "      print(\"here\")\n      laps.append(time)")
  }
}
