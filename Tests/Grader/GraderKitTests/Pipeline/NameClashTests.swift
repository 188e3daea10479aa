import Testing

@testable import GraderKit

/// Features whose own names are those of something else, side by side, through the whole of the real pipeline.
@Suite("A name that something else has", .serialized, .ownThread)
struct NameClashTests {
  @Test(
    "Costs nothing or is told, and is never another's trouble, be it the suite's, the grader's or an exercise's (G7, H2)"
  )
  func clashes() throws {
    let kit = try FixtureKit(Clash.all.map { ($0.id, FixtureSources.counter(up: ""), $0.suite) })
    let submission = try FixtureKit(Clash.all.map { ($0.id, FixtureSources.counter(more: $0.more), $0.suite) })
    defer {
      kit.remove()
      submission.remove()
    }
    let verdicts = try kit.grade(submission)
    for (clash, verdict) in zip(Clash.all, verdicts) {
      #expect(verdict.status == clash.status, "\(clash.id): \(verdict.outcome) \(verdict.tests.flatMap(\.messages))")
      #expect(verdict.tests.count == 2, "\(clash.id)")
    }
  }

  /// Declarations beside a feature that is right.
  struct Clash {
    var id: String
    var more: String
    var status: ExerciseStatus = .passed

    /// The fixtures' suite, with a helper of its own.
    var suite: String {
      FixtureSources.counterSuite(id) + "\nprivate struct Helper { var text = \"\" }\nprivate let helper = Helper()\n"
    }

    static let all = [
      Clash(id: "Plain", more: ""),
      Clash(id: "SharesOne", more: "public struct Bag: Equatable { public var kilos = 1 }\nfunc twice() -> Int { 2 }"),
      Clash(id: "SharesTwo", more: "public enum Bag: Equatable { case full }\nfunc twice() -> Int { 22 }"),
      Clash(id: "NamesTheSuite", more: "public struct NamesTheSuiteTests { public func countsUp() {} }"),
      Clash(
        id: "NamesTheHelper",
        more: "public struct Helper { public let number: Int }\npublic let helper = 7",
        status: .doesNotFit
      ),
      Clash(id: "NamesTheMark", more: "public enum GradingMark { case one }\npublic enum GradingForms {}"),
      Clash(id: "NamesItsModule", more: "public struct NamesItsModuleExercise {}", status: .doesNotFit),
      Clash(id: "NamesSuiteModule", more: "public struct NamesSuiteModuleSuite {}"),
      Clash(id: "NamesAnothersModule", more: "public struct PlainExercise {}\npublic struct PlainSuite {}"),
      Clash(id: "NamesTesting", more: "public enum Testing { public struct Test {} }", status: .doesNotFit),
      Clash(id: "NamesTheLibrary", more: "public enum ComposableArchitecture {}", status: .doesNotFit),
      Clash(id: "NamesTheStore", more: "public final class TestStore {}", status: .doesNotFit),
      Clash(
        id: "BringsASuite",
        more: "import Testing\n@Suite struct BringsASuiteTests { @Test(\"Counts up to four\") func countsUp() {} }",
        status: .doesNotFit
      ),
      Clash(id: "BringsAMain", more: "@main struct Program { static func main() {} }", status: .doesNotFit),
    ]
  }
}
