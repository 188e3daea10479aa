/// Features that end their process, by intent or by mistake.
extension HostileRow {
  static let ends = exits + deaths

  private static let exits = [
    HostileRow(id: "exits", words: "H1: exits as a run that ends well does", deed: "exit(0)", statuses: [.crashed]),
    HostileRow(id: "exitsAtOnce", words: "H1: exits past its handlers", deed: "_exit(0)", statuses: [.crashed]),
    HostileRow(id: "exitsQuickly", words: "H1: exits past some handlers", deed: "quick_exit(0)", statuses: [.crashed]),
    HostileRow(
      id: "exitsFromThread",
      words: "H1: exits from a thread of its own",
      deed: "Thread.detachNewThread { exit(0) }; sleep(100)",
      statuses: [.crashed]
    ),
    HostileRow(id: "exitsInFailure", words: "H1: exits as a failed run does", deed: "exit(1)", statuses: [.crashed]),
    HostileRow(
      id: "exitsEmpty",
      words: "H2: exits as a run without tests does",
      deed: "exit(69)",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsBySignal",
      words: "exits as a shell does for a signal",
      deed: "_exit(139)",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInDeinit",
      words: "H1: exits when an object goes",
      deed: "do { _ = Leaver() }",
      more: "final class Leaver { deinit { exit(0) } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInStatic",
      words: "exits in the initialiser of a static",
      deed: "state.count += Lazy.value",
      more: "enum Lazy { static let value: Int = { exit(0) }() }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsByDefault",
      words: "exits in the default value of a parameter",
      deed: "state.count = next()",
      more: "func next(_ number: Int = { exit(0) }()) -> Int { number }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInEffect",
      words: "H1: exits in an effect",
      deed: "return .run { _ in exit(0) }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInHash",
      words: "exits when it is hashed",
      deed: "state.count = Set([Hashed()]).count",
      more: "struct Hashed: Hashable { func hash(into hasher: inout Hasher) { exit(0) } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInDescription",
      words: "exits when it is described",
      deed: #"state.count = "\(Described())".count"#,
      more: "struct Described: CustomStringConvertible { var description: String { exit(0) } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInSubscript",
      words: "exits in a subscript's setter, by a key path",
      deed: "var holder = Holder(); holder[keyPath: \\Holder[0]] = 2",
      more: "struct Holder { subscript(index: Int) -> Int { get { index } set { exit(0) } } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInObserver",
      words: "exits in didSet",
      deed: "var watched = Watched(); watched.value = 1; state.count += watched.value",
      more: "struct Watched { var value = 0 { didSet { exit(0) } } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "exitsInDecoding",
      words: "exits when it is decoded",
      deed: #"_ = try? JSONDecoder().decode(Decoded.self, from: Data("1".utf8))"#,
      more: "struct Decoded: Decodable { init(from decoder: any Decoder) throws { exit(0) } }",
      statuses: [.crashed]
    ),
  ]

  /// Traps before there is a state to begin with.
  static let stateless = HostileExercise(
    id: "Stateless",
    rows: [
      HostileRow(
        id: "trapsInState",
        words: "H1: traps when the state is made",
        deed: work,
        start: #"if !CommandLine.arguments.isEmpty { fatalError("no state to begin with") }"#,
        statuses: [.crashed],
        message: "no state to begin with"
      )
    ]
  )

  private static let deaths = [
    HostileRow(
      id: "becomesAnother",
      words: "replaces its process by a program that ends well",
      deed: #"var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]; execv("/bin/true", &words)"#,
      statuses: [.crashed]
    ),
    HostileRow(
      id: "setsAnAlarm",
      words: "has the kernel end it later",
      deed: "alarm(1); sleep(20)",
      statuses: [.crashed],
      signal: "SIGALRM"
    ),
    HostileRow(
      id: "trapsInInitialiser",
      words: "H1: traps when a part of the state is made",
      deed: "_ = Part(state.count)",
      more: "struct Part: Equatable { init(_ count: Int) { precondition(count > 7, \"no part of the state\") } }",
      statuses: [.crashed],
      message: "no part of the state"
    ),
    HostileRow(id: "aborts", words: "G6: aborts", deed: "abort()", statuses: [.crashed]),
    HostileRow(id: "killsItself", words: "kills itself", deed: "kill(getpid(), SIGKILL)", statuses: [.crashed]),
    // In a sandbox of its own, the parent is out of its reach; then it only goes on.
    HostileRow(
      id: "killsItsParent",
      words: "kills its parent, and exits",
      deed: "kill(getppid(), SIGKILL); sleep(1); exit(0)",
      statuses: [.crashed]
    ),
    HostileRow(id: "killsAll", words: "kills its group", deed: "kill(0, SIGKILL)", statuses: [.crashed]),
    HostileRow(
      id: "recurses",
      words: "G6: calls itself without end",
      deed: "state.count = endless(1)",
      more: "func endless(_ number: Int) -> Int { endless(number + 1) + number }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "indexes",
      words: "G6: an index that there is not",
      deed: "state.count = [1][state.count]",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "overflows",
      words: "G6: a number too large",
      deed: "state.count = Int.max; state.count += state.count",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "unwraps",
      words: "G6: unwraps what is not there",
      deed: #"state.count = Int("x")!"#,
      statuses: [.crashed]
    ),
    HostileRow(
      id: "segfaults",
      words: "G6: a signal that it sends itself",
      deed: "raise(SIGSEGV)",
      statuses: [.crashed],
      signal: "SIGSEGV"
    ),
    HostileRow(
      id: "readsNull",
      words: "G6: reads what no page holds",
      deed: "state.count = UnsafePointer<Int>(bitPattern: 8)!.pointee",
      statuses: [.crashed],
      signal: "SIGSEGV"
    ),
    HostileRow(
      id: "raisesFPE",
      words: "G6: a signal with a handler before it",
      deed: "signal(SIGFPE) { _ in _exit(0) }; raise(SIGFPE)",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "dividesByZero",
      words: "G6: divides by zero",
      deed: "let zero = state.count - 1; state.count = 3 / zero",
      statuses: [.crashed],
      message: "Division by zero"
    ),
    HostileRow(
      id: "casts",
      words: "G6: casts to what it is not",
      deed: #"let any: Any = "text"; state.count = any as! Int"#,
      statuses: [.crashed],
      signal: "SIGABRT"
    ),
    HostileRow(
      id: "tries",
      words: "G6: an error where none may be",
      deed: "state.count = try! JSONDecoder().decode(Int.self, from: Data())",
      statuses: [.crashed],
      message: "'try!' expression unexpectedly raised an error"
    ),
    HostileRow(
      id: "preconditions",
      words: "G6: a precondition's own text",
      deed: #"precondition(state.count == 7, "seven is needed")"#,
      statuses: [.crashed],
      message: "seven is needed"
    ),
    HostileRow(
      id: "assumesActor",
      words: "assumes an actor that it is not on",
      deed: "return .run { _ in await Elsewhere().check() }",
      more: "actor Elsewhere { func check() { MainActor.assumeIsolated { } } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "resumesTwice",
      words: "resumes a continuation twice",
      deed: "return .run { _ in await withCheckedContinuation { $0.resume(); $0.resume() } }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "throwsInEffect",
      words: "A17: an error in an effect",
      deed: "state.count += 1; return .run { _ in throw CancellationError() as NSError }",
      statuses: [.failed, .passed]
    ),
  ]
}
