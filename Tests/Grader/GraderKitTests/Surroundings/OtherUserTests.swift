#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// The whole grader as somebody else, and kept apart by other means than the strongest.
  @Suite("The whole grader", .serialized, .ownThread)
  struct OtherUserTests {
    @Test(
      "Does the same where namespaces are all that there is, for want of bubblewrap",
      .enabled(if: SandboxFixture.strong.contains { $0.isolation == .namespaces }, "namespaces do not work here"),
      .enabled(if: geteuid() == 0 && ChangedMachine.works, "only the superuser can hide a program and keep its rights")
    )
    func namespaces() throws {
      try withTemporaryFolder { folder in
        try MixedTree.write(to: folder.appending(path: "tree"))
        let machine = ChangedMachine(
          setup:
            #"for place in /usr/bin /bin; do if [ -e $place/bwrap ]; then mount --bind /dev/null $place/bwrap; fi; done"#,
          body: #""$@""#
        )
        try check(machine.run(Self.arguments(folder)), in: folder, isolation: [.namespaces])
      }
    }

    @Test(
      "Does the same for an ordinary user",
      .enabled(if: geteuid() == 0, "only the superuser can become another"),
      .enabled(if: ChangedMachine.works, "no mounts of one's own can be made here"),
      .enabled(if: SandboxFixture.strong.contains { !$0.isSuperuser }, "no sandbox works for an ordinary user here")
    )
    func ordinary() throws {
      try withTemporaryFolder { folder in
        chmod(folder.path, 0o777)
        try MixedTree.write(to: folder.appending(path: "tree"))
        // The compiler locks and renews what it keeps of modules.
        let machine = ChangedMachine(
          setup: """
            chown -R 54321:54321 "$grading"
            cache=$(dirname "$(readlink -f "$kit/.build/debug")")/debug/ModuleCache
            modules=$(mktemp -d)
            mount -t tmpfs -o size=600m tmpfs "$modules"
            cp -a "$cache/." "$modules"
            chown -R 54321:54321 "$modules"
            mount --bind "$modules" "$cache"
            umount -l "$modules"; rmdir "$modules"
            """,
          body: #"setpriv --reuid 54321 --regid 54321 --clear-groups -- "$@""#
        )
        let result = try machine.run(Self.arguments(folder), environment: ["HOME": folder.appending(path: "home").path])
        try check(result, in: folder, isolation: [.bubblewrap, .namespaces])
      }
    }

    private func check(_ result: ChildProcess.Result, in folder: URL, isolation: [Verdict.Isolation]) throws {
      #expect(result.ending == .exited(1), "\(result.output)")
      let document = try VerdictDocument(at: folder.appending(path: "report.json"))
      #expect(isolation.contains(document.grader.isolation), "\(document.grader.isolation)")
      #expect(document.chapters[0].exercises.map(\.status) == MixedTree.statuses)
    }

    private static func arguments(_ folder: URL) -> [String] {
      ["grade"] + MixedTree.words + [
        "--submission", folder.appending(path: "tree").path, "--sandbox", "require", "--format", "json", "--output",
        folder.appending(path: "report.json").path,
      ]
    }
  }
#endif
