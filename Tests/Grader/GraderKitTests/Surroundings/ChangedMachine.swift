#if os(Linux)
  import Foundation

  @testable import GraderKit

  /// Mounts that only one program sees: a full disk, a read-only tree, another user's folders.
  ///
  /// The kit's own workspace stays untouched; the program finds a copy of it in its place.
  struct ChangedMachine {
    /// What the shell does before the program starts; `$kit` is the kit, `$grading` the copy of its workspace.
    var setup = ""
    /// What the shell runs; `"$@"` is the grader and its arguments.
    var body: String

    /// Whether mounts of one's own can be made here.
    static let works: Bool = {
      let probe = GraderProgram.process(unshare + ["sh", "-c", "mount -t tmpfs tmpfs /mnt && echo works"])
      return (try? probe.run().output) == "works\n"
    }()

    /// Runs it.
    ///
    /// - Parameters:
    ///   - arguments: The grader's arguments.
    ///   - environment: What the grader finds in its environment beside what these tests find in theirs.
    /// - Returns: What the body printed, and how it ended.
    /// - Throws: Where it cannot be started.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> ChildProcess.Result {
      try Self.prepare()
      let script = """
        set -e
        kit=\(Self.quoted(FixtureKit.realKit.root.path))
        grading=\(Self.quoted(Workspace(kit: FixtureKit.realKit).folder.path))
        copy=$(mktemp -d)
        mount -t tmpfs -o size=600m tmpfs "$copy"
        # No other grader of this path may run beside this one, whose copy of the folder has a lock of its own.
        exec 9<"$grading"
        flock 9
        cp -a "$grading/." "$copy"
        rm -rf "$copy/tmp"
        mount --bind "$copy" "$grading"
        \(setup)
        cd /
        set +e
        \(body)
        status=$?
        umount -l "$copy"; rmdir "$copy"
        exit $status
        """
      let words = Self.unshare + ["bash", "-c", script, "bash", BuiltProgram.grader.path] + arguments
      return try GraderProgram.process(words, environment: environment).run()
    }

    private static var unshare: [String] {
      ["unshare"] + (geteuid() == 0 ? [] : ["--user", "--map-root-user"]) + [
        "--mount", "--propagation", "private", "--",
      ]
    }

    /// Sees that there is something to be copied, and that the copy needs little work.
    private static func prepare() throws {
      _ = try GraderProgram.process([
        BuiltProgram.grader.path, "grade", "01", "--submission", FixtureKit.realKit.solutions.path,
      ]).run()
    }

    private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: #"'\''"#))'" }
  }
#endif
