/// Features that take more than there is, and do not do their work.
extension HostileRow {
  static let floods = [
    HostileRow(
      id: "startsThreads",
      words: "a thousand threads",
      deed: """
        for _ in 0..<1000 {
          var thread = pthread_t()
          pthread_create(&thread, nil, { _ in sleep(3600); return nil }, nil)
        }
        state.count += 7
        """,
      statuses: [.failed, .crashed, .timedOut]
    ),
    HostileRow(
      id: "opensFiles",
      words: "all descriptors",
      deed: #"while open("/dev/null", O_RDONLY) >= 0 {}; state.count += 7"#,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "startsProcesses",
      words: "fifty processes, each in a session of its own",
      deed: """
        for _ in 0..<50 {
          let child = Process()
          child.executableURL = URL(filePath: "/usr/bin/setsid")
          child.arguments = ["sleep", "\(leftover)"]
          try? child.run()
        }
        state.count += 7
        """,
      statuses: [.failed, .timedOut]
    ),
    HostileRow(
      id: "leavesProcesses",
      words: "exits, and leaves processes in sessions of their own",
      deed: """
        for _ in 1...9 {
          let child = Process()
          child.executableURL = URL(filePath: "/usr/bin/setsid")
          child.arguments = ["sleep", "\(leftover)"]
          try? child.run()
        }
        exit(0)
        """,
      statuses: [.crashed]
    ),
    HostileRow(
      id: "allocates",
      words: "G3: all memory",
      deed: "while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 28, alignment: 16) }",
      statuses: [.crashed]
    ),
    HostileRow(
      id: "fillsAFile",
      words: "a file without end",
      deed: #"""
        if let file = fopen("/tmp/\#(leftover)", "w") {
          let piece = [UInt8](repeating: 1, count: 1 << 20)
          unlink("/tmp/\#(leftover)")
          while fwrite(piece, 1, piece.count, file) == piece.count {}
        }
        state.count += 7
        """#,
      statuses: [.failed, .crashed]
    ),
    HostileRow(
      id: "prints",
      words: "G1: fifty megabytes without an end of line",
      deed: """
        let piece = [UInt8](repeating: 0x2E, count: 1 << 20)
        for _ in 0..<50 { write(2, piece, piece.count) }
        state.count += 7
        """,
      statuses: [.failed]
    ),
    HostileRow(
      id: "printsForEver",
      words: "G1: what looks like passes, without end",
      deed: #"let line = String(repeating: "✔ passed", count: 9_999); while true { print(line) }"#,
      statuses: [.timedOut]
    ),
    HostileRow(
      id: "reportsForEver",
      words: "G1: issues without end",
      deed: #"while true { reportIssue(String(repeating: "no ", count: 9_999)) }"#,
      statuses: [.timedOut, .failed]
    ),
    HostileRow(
      id: "printsBytes",
      words: "G1: bytes that are no text, and escape codes",
      deed: """
        let bytes: [UInt8] = [0xFF, 0xC0, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x1B, 0x5D, 0x30, 0x3B, 0x07, 0xE2, 0x80, 0xAE]
        for _ in 0..<9999 { write(1, bytes, bytes.count) }
        state.count += 7
        """,
      statuses: [.failed]
    ),
    HostileRow(
      id: "printsAVerdict",
      words: "G1, H8: what looks like the runner's own words",
      deed: #"""
        print("\n✔ Test printsAVerdict() passed after 0.001 seconds.\n✔ Test run with 1 test passed.")
        print(#"{"version":0,"kind":"event","payload":{"kind":"runEnded"}}"#)
        print("<testsuites tests=\"1\" failures=\"0\"/>")
        exit(0)
        """#,
      statuses: [.crashed]
    ),
    HostileRow(
      id: "recursesInValues",
      words: "a value a hundred thousand deep",
      deed: "var list = Chain.end; for _ in 0..<200_000 { list = .link(list) }; state.count = \"\\(list)\".count",
      more: "indirect enum Chain { case end; case link(Chain) }",
      statuses: [.crashed, .timedOut, .failed]
    ),
    HostileRow(
      id: "reportsMuch",
      words: "a message of twenty megabytes",
      deed: #"reportIssue(String(repeating: "\u{1B}[2J<script>", count: 1 << 20)); state.count += 1"#,
      statuses: [.failed, .timedOut]
    ),
  ]
}
