#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// One submission after the other in one workspace.
  @Suite(
    "What a submission leaves",
    .serialized,
    .ownThread,
    .enabled(if: !SandboxFixture.strong.isEmpty, "neither bubblewrap nor namespaces work on this machine")
  )
  struct SequenceTests {
    @Test("The next gets what it gets alone, whatever the one before has tampered with")
    func sequence() throws {
      let alone = try grade(Self.honest)
      #expect(alone.map(\.status) == [.failed, .passed])

      let place = try HostilePlace()
      let before = try Self.contents(of: place.folder)
      let tampering = try grade(Self.tampering(place))
      #expect(tampering.map(\.outcome) == [.judged, .judged])
      #expect(tampering.allSatisfy { $0.status == .failed })
      #expect(try Self.contents(of: place.folder) == before)
      #expect(try grade(Self.honest) == alone)
    }

    /// One exercise with a mistake, and one without.
    private static let honest = [
      HostileExercise(
        id: "First",
        rows: [
          HostileRow(id: "adds", words: "", deed: "state.count += 2", statuses: [.failed]),
          HostileRow(id: "works", words: "", deed: HostileRow.work, statuses: [.passed]),
        ]
      ),
      HostileExercise.neighbour("Second"),
    ]

    /// Both exercises try to change whatever lies around, and leave something that goes on trying.
    private static func tampering(_ place: HostilePlace) -> [HostileExercise] {
      let workspace = FixtureKit.workspace
      let places = [workspace.folder, workspace.package, workspace.build, workspace.moduleCache, workspace.library]
      let script = """
        for place in \(places.map { "'\($0.path)'" }.joined(separator: " ")) '\(place.folder.path)' "$HOME" /tests /proc/$PPID/exe
        do
          echo broken >"$place/junk.swift"; mkfifo "$place/fifo"; ln -s / "$place/link"; mkdir -p "$place/a/b/c"
          echo broken >"$place/key"; echo broken >"$place/Package.swift"; echo broken >>"$place/file"
          chmod 000 "$place" "$place/file"; mv "$place" "$place.moved"; : >"$place"; touch -d 2037-01-01 "$place"
          exec 9<"$place" && flock -n 9
        done
        setsid sleep 86402.25 &
        setsid sh -c 'while true; do for file in /tmp/* /dev/shm/*; do echo broken >"$file"; done; sleep 1; done' &
        """
      let deed = """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", #\"\"\"
        \(script)
        \"\"\"#]
        try? process.run()
        usleep(500_000)
        state.count += 7
        """
      return ["First", "Second"].map { id in
        HostileExercise(
          id: id,
          rows: [
            HostileRow(id: id == "First" ? "adds" : "works", words: "tampers", deed: deed, statuses: [.failed])
          ] + (id == "First" ? [HostileRow(id: "works", words: "", deed: HostileRow.work, statuses: [.passed])] : [])
        )
      }
    }

    /// Never without a sandbox: there it would do what it tries to the very machine that the tests run on.
    private func grade(_ exercises: [HostileExercise]) throws -> [ExerciseVerdict] {
      let fixture = try FixtureKit(exercises.map { ($0.id, $0.feature, $0.suite) })
      defer { fixture.remove() }
      return try fixture.grade(sandbox: .require).map { verdict in
        var verdict = verdict
        for index in verdict.tests.indices { verdict.tests[index].seconds = nil }
        return verdict
      }
    }

    private static func contents(of folder: URL) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
        let data = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
        return "\(path): \(data.count)"
      }
    }
  }
#endif
