#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// The grader where it cannot write.
  @Suite(
    "Where nothing can be written",
    .serialized,
    .ownThread,
    .enabled(if: ChangedMachine.works, "no mounts of one's own can be made here")
  )
  struct FullDiskTests {
    @Test(
      "A full disk is the grader's fault, told as such, and once there is room the next run goes on (G5)",
      arguments: [0, 16, 48]
    )
    func full(_ left: Int) throws {
      try withTemporaryFolder { folder in
        // Another text than any before it, so that there is something to be built.
        try GraderProgram.writeTree(
          to: folder.appending(path: "tree"),
          changes: [("Counter", "state.count += 1", "state.count += 1 // \(UUID().uuidString)")]
        )
        let machine = ChangedMachine(
          setup: """
            dd if=/dev/zero of="$grading/filler" bs=4k 2>/dev/null || true
            truncate -s -\(left)K "$grading/filler"
            """,
          body: """
            "$@"; echo "full: $?"
            cp "\(folder.path)/report.json" "\(folder.path)/first.json"
            "$1" grade 01/Counter --submission "\(folder.path)/tree" --format json --output "$grading/report.json"
            echo "nowhere to report: $?"
            cp "$grading/report.json" "\(folder.path)/nowhere.json" 2>/dev/null
            rm "$grading/filler"
            "$@"; echo "room: $?"
            """
        )
        let result = try machine.run(Self.arguments(folder))
        // With a little room it may just do.
        let status = result.output.contains("full: 0\n") && left > 0 ? 0 : 3
        #expect(result.output.contains("full: \(status)\n"), "\(result.output)")
        #expect(left > 0 || result.output.contains("nowhere to report: 3\n"), "\(result.output)")
        // What the grader has given up may leave room for a report, but half of one is none.
        let nowhere = folder.appending(path: "nowhere.json")
        if FileManager.default.fileExists(atPath: nowhere.path) { _ = try VerdictDocument(at: nowhere) }
        #expect(result.output.contains("room: 0\n"), "\(result.output)")
        #expect(
          status == 0 || result.output.contains(/No space left on device|enough space|disk is full/),
          "\(result.output)"
        )
        let first = try VerdictDocument(at: folder.appending(path: "first.json"))
        #expect(first.chapters[0].exercises.map(\.status) == [status == 0 ? .passed : .graderFault])
        let second = try VerdictDocument(at: folder.appending(path: "report.json"))
        #expect(second.chapters[0].exercises.map(\.status) == [.passed])
      }
    }

    @Test("A kit that can be written nowhere is the grader's fault, and told with the folder")
    func readOnly() throws {
      try withTemporaryFolder { folder in
        try GraderProgram.writeTree(to: folder.appending(path: "tree"))
        let machine = ChangedMachine(
          setup: #"mount -o remount,bind,ro "$grading"; mount --rbind "$kit" "$kit"; mount -o remount,bind,ro "$kit""#,
          body: #""$@"; echo "status $?""#
        )
        let result = try machine.run(Self.arguments(folder))
        #expect(result.output.contains("status 3\n"), "\(result.output)")
        #expect(result.output.contains(Workspace(kit: FixtureKit.realKit).folder.path), "\(result.output)")
        let document = try VerdictDocument(at: folder.appending(path: "report.json"))
        #expect(document.chapters[0].exercises.map(\.status) == [.graderFault])
      }
    }

    @Test(
      "A kit whose build folder alone can be written grades; that progress cannot be kept is told, and costs nothing"
    )
    func readOnlyTree() throws {
      let machine = ChangedMachine(
        setup:
          #"mount --rbind "$kit" "$kit"; mount -o remount,bind,ro "$kit"; mount --rbind "$kit/.build" "$kit/.build"; mount -o remount,bind,rw "$kit/.build""#,
        body: #""$@"; echo "status $?""#
      )
      let result = try machine.run(["grade", "01/Counter", "--language", "en"])
      #expect(result.output.contains("status 1\n"), "\(result.output)")
      #expect(result.output.contains("✘ 1.1 Counter · 1 of 14 assertions"), "\(result.output)")
      // A kit that was used before has the folder already.
      #expect(result.output.contains(#/\.workbook(/progress\.json)? cannot be written: /#), "\(result.output)")
    }

    private static func arguments(_ folder: URL) -> [String] {
      [
        "grade", "01/Counter", "--fresh", "--submission", folder.appending(path: "tree").path, "--language", "en",
        "--format",
        "json",
        "--output", folder.appending(path: "report.json").path,
      ]
    }
  }
#endif
