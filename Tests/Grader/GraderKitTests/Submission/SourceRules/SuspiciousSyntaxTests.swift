import Testing

@testable import GraderKit

@Suite("What a teacher may want to look at")
struct SuspiciousSyntaxTests {
  @Test("Each piece of code is told or not", arguments: samples)
  func rule(_ code: String, _ codes: [Suspicion.Code]) {
    let inspection = SourceInspection(["A.swift": code], origins: [["A.swift": "let a = 1"]])
    #expect(inspection.suspicions.map(\.code) == codes)
  }

  @Test("A suspicion names its line and the name that says so")
  func place() {
    let inspection = SourceInspection(["A.swift": "\nfunc stop() { exit(0) }"], origins: [[:]])
    #expect(inspection.suspicions == [Suspicion(file: "A.swift", line: 2, code: .process, name: "exit")])
  }

  @Test("What the exercise itself does is not suspicious")
  func given() {
    let given = "func a() { exit(0) }"
    #expect(SourceInspection(["A.swift": given + "\n" + given], origins: [["A.swift": given]]).suspicions.isEmpty)
  }

  @Test("A property that is no longer what it was is told", arguments: properties)
  func property(_ declaration: String, isTold: Bool) {
    let origin = "struct Counter { struct State { var count: Int = 0 } }"
    let inspection = SourceInspection(
      ["A.swift": "struct Counter { struct State { \(declaration) } }"],
      origins: [["A.swift": origin]]
    )
    let told = Suspicion(file: "A.swift", line: 1, code: .property, name: "Counter.State.count")
    #expect(inspection.suspicions == (isTold ? [told] : []))
  }

  @Test(
    "A state of another name, or of a protocol, hides none of its properties",
    arguments: [
      "struct Counter { typealias State = Other }; struct Other { var count: Int { 0 } }",
      "protocol Counts {}; extension Counts { var count: Int { 0 } }; struct Counter { struct State: Counts {} }",
    ]
  )
  func hiddenProperty(_ code: String) {
    let origin = "struct Counter { struct State { var count: Int = 0 } }"
    let suspicions = SourceInspection(["A.swift": code], origins: [["A.swift": origin]]).suspicions
    #expect(suspicions == [Suspicion(file: "A.swift", line: 1, code: .property, name: "Counter.State.count")])
  }

  @Test("Properties that are gone are told in the order of their names, and none of a file that is not there")
  func order() {
    let names = (10..<30).map { "value\($0)" }
    func state(_ name: String) -> String {
      "struct \(name) { struct State {\n" + names.map { "var \($0) = 0" }.joined(separator: "\n") + "\n} }"
    }
    let inspection = SourceInspection(
      ["A.swift": "let a = 1"],
      origins: [["A.swift": state("A"), "B.swift": state("B")]]
    )
    #expect(inspection.suspicions.map(\.name) == names.map { "A.State.\($0)" })
    #expect(inspection.suspicions.allSatisfy { $0.file == "A.swift" })
  }

  @Test("Of very many, only the first are told")
  func limit() {
    let code = String(repeating: "func a() { exit(0) }\n", count: 200)
    #expect(SourceInspection(["A.swift": code], origins: [[:]]).suspicions.count == SourceInspection.suspicionLimit)
  }
}

private let properties: [(String, Bool)] = [
  ("var count: Int = 1", false),
  ("var count = 0", false),
  ("var count: Int { 0 }", true),
  ("var count: Int { get { 0 } set {} }", true),
  ("var count: Int = 0 { didSet { count = 1 } }", true),
  ("@Wrapped var count: Int = 0", true),
  ("var count: Any = 0", true),
  ("var number: Int { 0 }", true),
]

private let samples: [(String, [Suspicion.Code])] = [
  ("func a() { exit(0) }", [.process]),
  ("func a() { Foundation.exit(0) }", [.process]),
  ("func a() { `exit`(0) }", [.process]),
  ("let stop = _exit", [.process]),
  ("let stop: (Int32) -> Never = exit", [.process]),
  ("func a() { atexit { }; raise(9); kill(1, 9); abort() }", [.process, .process, .process, .process]),
  ("let p = Process()", [.process]),
  ("let f = dlsym(nil, \"a\")", [.symbols]),
  ("let f = open(\"/proc/self/fd/3\", 1)", [.files, .files]),
  ("func a() { write(3, \"\", 0) }", [.files]),
  ("let m = FileManager.default", [.files]),
  ("let v = ProcessInfo.processInfo.environment", [.environment]),
  ("let v = getenv(\"A\")", [.environment]),
  ("let v = CommandLine.arguments", [.environment]),
  ("func a() { withIssueReporters([]) {} }", [.reporter]),
  ("struct Quiet: IssueReporter {}", [.reporter]),
  ("func a() { if isTesting {} }", [.testing]),
  // That tests run is no secret: an app's root has to know.
  ("let c = TestContext.current == nil", []),
  ("func a() { if case .swiftTesting(let test?) = TestContext.current {} }", [.testing]),
  ("struct A: CustomDumpReflectable { var customDumpMirror: Int { 0 } }", [.dumps, .dumps]),
  ("var p: UnsafeMutablePointer<Int>?", [.unsafe]),
  ("let b = unsafeBitCast(1, to: UInt.self)", [.unsafe]),
  ("func a() { [1].withUnsafeBytes { _ in } }", [.unsafe]),
  ("let b = _unsafeReferenceCast(c, to: D.self)", [.unsafe]),
  ("let unsafe = 1, isUnsafe = unsafe, unsafely = isUnsafe", []),
  ("nonisolated(unsafe) var shared = 0", [.unsafe]),
  ("#if true\nlet t = Thread()\n#endif", [.threads]),
  ("enum Gate { case open, closed }\nlet gate: Gate = .open", []),
  ("struct Barrier { func open() {} }\nlet b = Barrier().open()", []),
  ("func open() {}\nfunc a() { open() }", []),
  ("func a(write: () -> Void) { write() }", []),
  ("func a(_ system: Int) -> Int { system }", []),
  ("let text = \"exit(0) dlsym\" // exit(0)", []),
  ("struct Door { var isOpen = false; mutating func close() { isOpen = false } }", []),
]
