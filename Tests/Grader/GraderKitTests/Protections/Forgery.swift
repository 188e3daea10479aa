@testable import GraderKit

/// A feature that does nothing of what is asked, what it is written against, and why it has not passed.
struct Forgery {
  var fixture: CanaryFixture
  var protection: Protections
  /// The code of the test's verdict, or of a doubt.
  var reason: String

  var files: (String, String, String) { (fixture.id, fixture.feature, fixture.suite) }

  static let all = traces + shadows + [mutesAll, mutesTheStream]

  /// Those of a group can be graded together without a protection: none has the process end as another needs it.
  static let groups = [traces + shadows, [mutesAll], [mutesTheStream]]

  /// Each meddles with what the grader reads of its run.
  private static let traces = [
    Forgery(
      fixture: CanaryFixture(
        "LeavesEarly",
        state: "public var count = 0",
        up: "state.count += 1",
        claims: claims + "\nif Counter.steps != 2 { Issue.record(\"Two steps were sent.\") }",
        more: """
          \(forging)
          extension Counter {
            public static var steps: Int {
              put(event("testEnded", test: "\(test("LeavesEarly"))"), 3)
              exit(0)
            }
          }
          """
      ),
      protection: .endRecord,
      reason: "runNeverEnded"
    ),
    Forgery(
      fixture: CanaryFixture(
        "ReportsTheEnd",
        state: "public var count = 0",
        up: """
          put(event("testEnded", test: "\(test("ReportsTheEnd"))") + event("runEnded"), 3)
          exit(0)
          """,
        claims: claims,
        more: forging
      ),
      protection: .marks,
      reason: "assertionNeverEnded"
    ),
    Forgery(fixture: .differing, protection: .blindEquality, reason: "blindEquality"),
  ]

  private static let mutesAll = Forgery(
    fixture: CanaryFixture(
      "MutesAll",
      state: "public var count = 0",
      up: "if voices.isEmpty { mute([3, 5]) } else { restore(); state.count = 2 }",
      claims: claims,
      more: muting
    ),
    protection: .exitStatus,
    reason: "endsOtherwise"
  )

  /// Ends its process as one does whose tests have passed.
  private static let mutesTheStream = Forgery(
    fixture: CanaryFixture(
      "MutesTheStream",
      state: "public var count = 0",
      up: "if voices.isEmpty { atexit { _exit(0) }; mute([3]) } else { restore(); state.count = 2 }",
      claims: claims,
      more: muting
    ),
    protection: .stepLog,
    reason: "silencedIssue"
  )

  /// Each has the suite mean something else by its words.
  private static let shadows = [
    CanaryFixture(
      "ShadowsSend",
      state: "public var count = 0",
      up: "",
      claims: claims,
      more: """
        extension TestStore {
          @discardableResult
          public func send(_ action: Action, assert: ((inout State) throws -> Void)? = nil) async -> Int { 0 }
        }
        """
    ),
    CanaryFixture(
      "ShadowsState",
      state: "public var count = 0",
      up: "",
      claims: "await store.send(.up)\n#expect(store.state.count == 2)",
      more: """
        extension TestStore where State == Counter.State, Action == Counter.Action {
          public var state: Counter.State {
            var state = Counter.State()
            state.count = 2
            return state
          }
        }
        """
    ),
    CanaryFixture(
      "ShadowsExpectNoDifference",
      state: "public var count = 0",
      up: "",
      claims: "await store.send(.up)\nexpectNoDifference(store.state.count, 2)",
      more: "public func expectNoDifference(_ left: Int, _ right: Int) {}"
    ),
  ].map { Forgery(fixture: $0, protection: .selectors, reason: "assertionFailed") }

  private static let claims = """
    await store.send(.up) { $0.count = 1 }
    await store.send(.up) { $0.count = 2 }
    """

  /// The id of a fixture's test in the event stream.
  private static func test(_ id: String) -> String { "\(id)Suite.\(id)Tests/counts()/\(id)Tests.swift:8:4" }

  private static let forging = "import Foundation\n\(HostileRow.forging)"

  /// Sends what goes into some of the traces to nowhere for a while, by whatever descriptor it is written.
  private static let muting = """
    import Foundation
    nonisolated(unsafe) private var voices: [Int32: Int32] = [:]
    private func mute(_ traces: [Int32]) {
      let pipes = traces.compactMap(pipe)
      let nowhere = open("/dev/null", O_WRONLY)
      let files = (3..<64 as Range<Int32>).filter { file in pipe(file).map(pipes.contains) ?? false }
      for file in files {
        voices[file] = dup(file)
        dup2(nowhere, file)
      }
    }
    private func pipe(_ file: Int32) -> UInt64? {
      var status = stat()
      return fstat(file, &status) == 0 ? UInt64(status.st_ino) : nil
    }
    private func restore() {
      for (file, voice) in voices { dup2(voice, file) }
    }
    """
}
