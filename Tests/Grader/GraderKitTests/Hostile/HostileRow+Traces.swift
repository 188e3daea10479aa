/// Features that meddle with what the grader reads of their run; each has an exercise of its own.
extension HostileRow {
  static let traces = [
    HostileRow(
      id: "forgesTheEnd",
      words: "reports the end of the run, and exits",
      deed: #"put(event("runEnded"), 3); exit(0)"#,
      more: forging,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "forgesItsPass",
      words: "reports the end of its test and of the run, and exits",
      deed: """
        put(event("testEnded", test: "\(test("ForgesItsPass"))"), 3)
        put(event("runEnded"), 3)
        exit(0)
        """,
      more: forging,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "forgesMarks",
      words: "reports the end of all of its assertions and of the run, and exits",
      deed: """
        for site in 0..<9 { put(mark(site, 1, test: "ForgesMarksSuite/ForgesMarksTests.swift:7:4"), 4) }
        for site in 0..<9 { put(mark(site, 2, test: "ForgesMarksSuite/ForgesMarksTests.swift:7:4"), 4) }
        put(event("testEnded", test: "\(test("ForgesMarks"))"), 3)
        put(event("runEnded"), 3)
        exit(0)
        """,
      more: forging,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "forgesTimes",
      words: "G5: has its test begin before all time and end after it",
      deed: """
        put(event("testStarted", test: "\(test("ForgesTimes"))", at: "-1.7e308"), 3)
        put(event("testEnded", test: "\(test("ForgesTimes"))", at: "1.7e308"), 3)
        state.count += 1
        """,
      more: forging,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "forgesAnotherStart",
      words: "reports the start of another exercise's test, and hangs",
      deed: #"put(event("testStarted", test: "\#(test("Zealous", "works"))"), 3); sleep(3600)"#,
      more: forging,
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "keepsReporting",
      words: "reports the start of ever new tests, and hangs",
      deed: """
        Thread.detachNewThread {
          var number = 0
          while true {
            number += 1
            put(event("testStarted", test: "KeepsReportingSuite.KeepsReportingTests/x\\(number)()/X.swift:1:1"), 3)
            usleep(200_000)
          }
        }
        sleep(3600)
        """,
      more: forging,
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "tearsEvents",
      words: "begins a line of the event stream, and leaves it",
      deed: #"put("{\"version\":", 3); state.count += 1"#,
      more: forging,
      statuses: [.passed, .failed, .crashed],
      doubts: ["unreadableTraces"]
    ),
    HostileRow(
      id: "tearsMarks",
      words: "begins a line of the marks, and leaves it",
      deed: #"put("{\"site\":", 4); state.count += 1"#,
      more: forging,
      statuses: [.passed, .failed],
      doubts: ["unreadableTraces"]
    ),
    HostileRow(
      id: "floodsMarks",
      words: "G1: twenty million lines among the marks",
      deed:
        #"let lines = String(repeating: "{}\n", count: 1 << 20); for _ in 0..<20 { put(lines, 4) }; state.count += 1"#,
      more: forging,
      statuses: [.passed, .failed, .timedOut]
    ),
    HostileRow(
      id: "floodsEvents",
      words: "G1, H9: millions of events of a kind that nobody knows, and then the wrong thing",
      deed: """
        let lines = String(repeating: "{\\"kind\\":\\"x\\"}\\n", count: 1 << 18)
        for _ in 0..<15 { put(lines, 3) }
        state.count += 7
        """,
      more: forging,
      statuses: [.failed, .timedOut]
    ),
    HostileRow(
      id: "scribblesOverRecords",
      words: "writes what is no record into all that is open",
      deed: #"for file in 3..<9 as Range<Int32> { write(file, "{}\nx\n", 5) }; state.count += 1"#,
      statuses: [.passed, .failed],
      doubts: ["unreadableTraces"]
    ),
    HostileRow(
      id: "closes",
      words: "closes all that is open",
      deed: "for file in 3..<256 as Range<Int32> { close(file) }; state.count += 1",
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "exitsWell",
      words: "H1: fails, and exits as a run that ends well does",
      deed: "atexit { _exit(0) }; state.count += 7",
      statuses: [.failed]
    ),
    HostileRow(
      id: "silencesTheStream",
      words: "sends the event stream to nowhere",
      deed:
        #"let nowhere = open("/dev/null", O_WRONLY); for file in 3..<60 { dup2(nowhere, Int32(file)) }; state.count += 7"#,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "sendsMarksElsewhere",
      words: "sends the marks to nowhere before the first is made",
      deed: "state.count += 7",
      start: #"setenv("WORKBOOK_MARK_LOG", "/dev/null", 1)"#,
      statuses: [.failed]
    ),
    HostileRow(
      id: "sendsStepsElsewhere",
      words: "sends the step log to nowhere before the first step",
      deed: "state.count += 7",
      start: #"setenv("WORKBOOK_STEP_LOG", "/dev/null", 1)"#,
      statuses: [.failed]
    ),
    HostileRow(
      id: "forksInTwo",
      words: "has a copy of the process go on, too, which does as it should",
      deed: """
        if let symbol = dlsym(nil, "fork") {
          let child = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
          state.count += child == 0 ? 1 : 7
        }
        """,
      statuses: [.failed, .crashed, .timedOut]
    ),
    HostileRow(
      id: "reportsOutside",
      words: "H10: an issue from a thread that belongs to no test",
      deed: """
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { reportIssue("from a thread"); done.signal() }
        done.wait()
        state.count += 1
        """,
      statuses: [.passed, .failed],
      doubts: ["issueOfNoTest"]
    ),
    // What has been told is told: how the process goes then is nothing that the tests ask for.
    HostileRow(
      id: "sleepsAtExit",
      words: "G2: works, and never ends its process",
      deed: "atexit { sleep(1000) }; state.count += 1",
      statuses: [.passed]
    ),
  ]

  /// A row that ends the process while the test after it runs, and that test.
  static let late = HostileExercise(
    id: "EndsLater",
    rows: [
      HostileRow(
        id: "leavesAThread",
        words: "H1: leaves a thread that traps in the next test",
        deed: "Thread.detachNewThread { usleep(400_000); fatalError(\"late\") }; state.count += 1",
        statuses: [.passed, .crashed],
        doubts: ["runNeverEnded"]
      ),
      HostileRow(
        id: "lingers",
        words: "takes its time",
        deed: "usleep(1_200_000); state.count += 1",
        statuses: [.passed, .crashed]
      ),
    ]
  )

  /// The id of a row's test in the event stream.
  private static func test(_ exercise: String, _ row: String? = nil) -> String {
    let row = row ?? exercise.prefix(1).lowercased() + exercise.dropFirst()
    return "\(exercise)Suite.\(exercise)Tests/\(row)()/\(exercise)Tests.swift:7:4"
  }

  /// Writes lines as the testing library and the marks write them.
  static let forging = ##"""
    private func put(_ text: String, _ file: Int32) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }
    private func event(_ kind: String, test: String? = nil, at time: String = "1") -> String {
      let test = test.map { "\"testID\":\"\($0)\"," } ?? ""
      return #"{"version":"6.3","kind":"event","payload":{\#(test)"kind":"\#(kind)","#
        + #""instant":{"absolute":\#(time),"since1970":1},"messages":[]}}"# + "\n"
    }
    private func mark(_ site: Int, _ code: UInt32, test: String) -> String {
      #"{"site":\#(site),"part":0,"value":0,"nonce":\#(site),"code":\#(code),"test":"\#(test)"}"# + "\n"
    }
    """##
}
