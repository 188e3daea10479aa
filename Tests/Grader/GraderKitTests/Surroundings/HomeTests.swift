#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// What a grading leaves outside of the kit's build folder: nothing.
  @Suite(
    "The home and the folder for temporary files",
    .ownThread,
    .enabled(if: !SandboxFixture.strong.isEmpty, "neither bubblewrap nor namespaces work on this machine")
  )
  struct HomeTests {
    @Test("Are after a grading what they were before, though a submission tries to change them")
    func unchanged() throws {
      try withTemporaryFolder { folder in
        let home = folder.appending(path: "home")
        let temporary = folder.appending(path: "tmp")
        for place in [home, temporary] {
          try place.write("mine", to: "file")
          try place.makeFolder("folder")
          // What building the kit leaves there, as building anything does.
          try place.makeFolder(".local/share/bin")
          for path in ["", "file", "folder"] { chmod(place.appending(path: path).path, 0o777) }
        }
        chmod(folder.path, 0o755)
        let attempts = [home, temporary].flatMap { place in
          [
            #"creat("\#(place.path)/new", 0o600) >= 0"#, #"unlink("\#(place.path)/file") == 0"#,
            #"mkdir("\#(place.path)/folder/new", 0o700) == 0"#,
          ]
        }
        try GraderProgram.writeTree(
          to: folder.appending(path: "tree"),
          changes: [
            (
              "Counter", "state.count += 1",
              "for reached in [\(attempts.joined(separator: ", "))] where reached { exit(9) }"
            ),
            ("Counter", "import ComposableArchitecture", "import ComposableArchitecture\nimport Foundation"),
          ]
        )
        let before = try [home, temporary].flatMap(Self.contents)
        let result = try GraderProgram.process(
          [
            BuiltProgram.grader.path, "grade", "01/Counter", "01/StampCard", "--submission",
            folder.appending(path: "tree").path, "--sandbox", "require", "--language", "en",
          ],
          environment: ["HOME": home.path, "TMPDIR": temporary.path]
        ).run()
        #expect(result.ending == .exited(1), "\(result.output)")
        #expect(result.output.contains("✔ 1.2"), "\(result.output)")
        let after = try [home, temporary].flatMap(Self.contents)
        #expect(Set(after).symmetricDifference(before) == [])
      }
    }

    /// Everything in a folder, with what is known of it.
    private static func contents(of folder: URL) throws -> [String] {
      try ([""] + FileManager.default.subpathsOfDirectory(atPath: folder.path)).sorted().map { path in
        let file = folder.appending(path: path).path
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        let known = [FileAttributeKey.posixPermissions, .modificationDate, .size].map { "\(attributes[$0] ?? "")" }
        let content = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
        return "\(file) \(known) \(content ?? "")"
      }
    }
  }
#endif
