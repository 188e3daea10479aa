#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  @Suite("A copy of a workspace", .ownThread, .enabled(if: Machine.letsCopy, "no namespaces can be made here"))
  struct WorkspaceCopyTests {
    @Test("Lies in the workspace's place, with the same files, times and links")
    func place() throws {
      try withWorkspace { workspace in
        let look = #"cd "$0" && find . -type f -printf '%P %s %T@ %m %n\n' | sort"#
        let outside = try run(look, workspace)
        let inside = try run(look, workspace, copied: true)
        #expect(inside == outside)
        #expect(outside.contains("build/program"))
      }
    }

    @Test("What is written there is gone with the program, and was nowhere else")
    func isGone() throws {
      try withWorkspace { workspace in
        let write = #"echo new >"$0/build/program"; echo more >"$0/more"; cat "$0/build/program""#
        let inside = try run(write, workspace, copied: true)
        let outside = try workspace.folder.text(of: "build/program")
        let names = try workspace.folder.names()
        let mounted = try workspace.folder.names(in: "sandbox")
        #expect(inside == "new\n")
        #expect(outside == "old")
        #expect(names == ["build", "sandbox", "tests"])
        #expect(mounted.isEmpty)
      }
    }

    @Test("The program is who it was, sees no other's processes, and ends as it would by itself")
    func program() throws {
      try withWorkspace { workspace in
        let script = #"id -u; id -g; ls /proc | grep -c '^[0-9]'; kill -9 $$"#
        let result = try process(script, workspace, copied: true).run()
        let lines = result.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["\(geteuid())", "\(getegid())"])
        #expect(lines.count > 2 && Int(lines[2]) ?? .max < 8)
        #expect(result.ending == .exited(128 + SIGKILL))
      }
    }

    @Test(
      "Is a user's own, whoever else has files in the workspace",
      .enabled(if: geteuid() == 0, "needs the superuser, to give files to somebody else")
    )
    func others() throws {
      try withWorkspace { workspace in
        for path in ["build", "build/program"] {
          #expect(chown(workspace.folder.appending(path: path).path, 12_345, 54_321) == 0)
        }
        var copy = WorkspaceCopy(workspace)
        // As for somebody who is no superuser: only this one is known in the namespace.
        copy.user = .init(user: geteuid(), group: getegid())
        let words = copy.words(
          program: "/bin/sh",
          arguments: ["-c", #"cat "$0/build/program""#, workspace.folder.path]
        )
        let result = try ChildProcess(
          program: words[0],
          arguments: Array(words.dropFirst()),
          environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
        ).run()
        #expect(result == .init(ending: .exited(0), output: "old"))
      }
    }

    @Test("Nothing that the program has started outlives its first process")
    func leftovers() throws {
      try withWorkspace { workspace in
        try withTemporaryFolder { folder in
          // A lock goes with the last process that holds it.
          let script = #"exec 8<"$1" && flock 8 && (setsid sleep 1000 >/dev/null 2>&1 &) && echo held"#
          var words = process(script, workspace, copied: true)
          words.arguments.append(folder.path)
          let result = try words.run()
          #expect(result == .init(ending: .exited(0), output: "held\n"))
          let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
          defer { close(descriptor) }
          #expect(eventually { flock(descriptor, LOCK_EX | LOCK_NB) == 0 })
        }
      }
    }

    private func run(_ script: String, _ workspace: Workspace, copied: Bool = false) throws -> String {
      let result = try process(script, workspace, copied: copied).run()
      #expect(result.ending == .exited(0))
      return result.output
    }

    private func process(_ script: String, _ workspace: Workspace, copied: Bool) -> ChildProcess {
      let arguments = ["-c", script, workspace.folder.path]
      let words =
        copied
        ? WorkspaceCopy(workspace).words(program: "/bin/sh", arguments: arguments) : ["/bin/sh"] + arguments
      return ChildProcess(
        program: words[0],
        arguments: Array(words.dropFirst()),
        environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
      )
    }

    private func withWorkspace(_ body: (Workspace) throws -> Void) throws {
      try withTemporaryFolder { folder in
        // What a shell would read as something else.
        let place = folder.appending(path: "it's $HOME")
        try place.makeFolder("sandbox")
        try place.write("old", to: "build/program")
        try FileManager.default.linkItem(at: place.appending(path: "build/program"), to: place.appending(path: "tests"))
        try body(Workspace(folder: place, library: folder, moduleCache: folder))
      }
    }
  }

  private enum Machine {
    static let letsCopy: Bool = {
      let works = try? withTemporaryFolder { folder in
        try folder.makeFolder("sandbox")
        return WorkspaceCopy(Workspace(folder: folder, library: folder, moduleCache: folder)).lets("true")
      }
      return works ?? false
    }()
  }
#endif
