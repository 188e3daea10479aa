import Foundation
import Testing

@testable import GraderKit

@Suite("Git repositories that are handed in", .ownThread, .enabled(if: Repository.hasGit, "git is not installed"))
struct RepositoryTests {
  @Test("Without a working tree, what is committed counts, and when", arguments: ["", "--object-format=sha256"])
  func bare(_ format: String) throws {
    try Repository.with(format) { folder in
      try Repository.run("git clone -q --bare work bare.git", in: folder)
      let entry = try take("bare.git", in: folder)
      #expect(entry.refusal == nil)
      #expect(entry.submission.works[SampleCourse.lamp]?.texts == ["Lamp.swift": "// Lamp.swift\n"])
      #expect(entry.submission.works.values.allSatisfy { $0.refused.isEmpty })
      #expect(entry.time == HandInTime(seconds: 1_768_278_120, source: .commit))
    }
  }

  @Test("A working tree counts as it lies there, and the commit's time only while it is the same")
  func workingTree() throws {
    try Repository.with { folder in
      #expect(try take("work", in: folder).time == HandInTime(seconds: 1_768_278_120, source: .commit))
      try folder.write("// later\n", to: "work/01-Start/Lamp/Lamp.swift")
      try TakenEntryTests.date(folder.appending(path: "work/01-Start/Lamp/Lamp.swift"), 2_000_000_000)
      let entry = try take("work", in: folder)
      #expect(entry.submission.works[SampleCourse.lamp]?.texts == ["Lamp.swift": "// later\n"])
      #expect(entry.time == HandInTime(seconds: 2_000_000_000, source: .files))
      try FileManager.default.removeItem(at: folder.appending(path: "work/01-Start"))
      try FileManager.default.removeItem(at: folder.appending(path: "work/10-More"))
      #expect(
        try take("work", in: folder).submission.works[SampleCourse.lamp]?.texts == ["Lamp.swift": "// Lamp.swift\n"]
      )
    }
  }

  @Test("Links and submodules in it are no files, and what is in no commit is not there")
  func odd() throws {
    try Repository.with { folder in
      let script = """
        cd work && rm 01-Start/Lamp/Lamp.swift && ln -s /etc/passwd 01-Start/Lamp/Lamp.swift && git add -A
        git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),module && git commit -qm odd
        rm -r 01-Start 10-More
        """
      try Repository.run(script, in: folder)
      let entry = try take("work", in: folder)
      #expect(entry.submission.works[SampleCourse.lamp]?.refused == [.init(name: "Lamp.swift", reason: .notRegular)])
      #expect(entry.submission.works[SampleCourse.counter]?.refused == [])
    }
  }

  @Test("What it is set up to do is never done", arguments: ["bare.git", "work"])
  func hostile(_ name: String) throws {
    try Repository.with { folder in
      let script = """
        echo '*.swift filter=evil diff=evil export-subst' > work/.gitattributes && git -C work add -A && git -C work commit -qm more
        git clone -q --bare work bare.git; rm -r work/01-Start work/10-More
        for place in bare.git work/.git; do
          evil="touch '$PWD/done'; false"
          for key in core.fsmonitor core.sshCommand core.pager core.editor core.askPass core.alternateRefsCommand diff.evil.textconv \
            diff.evil.command diff.external filter.evil.smudge filter.evil.clean filter.evil.process gpg.program \
            credential.helper alias.cat-file alias.ls-tree uploadpack.packObjectsHook remote.origin.uploadpack; do
            git config -f $place/config $key "$evil"
          done
          git config -f $place/config core.hooksPath "$PWD/hooks"
          git config -f $place/config include.path /dev/zero
          git config -f $place/config remote.origin.promisor true
          git config -f $place/config remote.origin.url "ext::sh -c $evil"
          git config -f $place/config extensions.partialClone origin
        done
        mkdir hooks; for hook in post-checkout post-index-change reference-transaction fsmonitor-watchman; do
          printf '#!/bin/sh\\ntouch %s/done\\n' "$PWD" > hooks/$hook; chmod +x hooks/$hook; done
        """
      try Repository.run(script, in: folder)
      let entry = try take(name, in: folder)
      #expect(entry.submission.works[SampleCourse.lamp]?.texts == ["Lamp.swift": "// Lamp.swift\n"])
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "done").path))
    }
  }

  @Test("One that shows somebody else's work, has nothing, or is damaged is refused", arguments: refusals)
  func refused(_ script: String, _ refusal: RepositoryRefusal) throws {
    try Repository.with { folder in
      try Repository.run("git clone -q --bare work bare.git && cp -r bare.git other.git && (\(script))", in: folder)
      #expect(try take("bare.git", in: folder).refusal == .repository(refusal))
    }
  }

  @Test("Where git is not there, that is the machine's fault, and only what is no repository is taken")
  func withoutGit() throws {
    try Repository.with { folder in
      try Repository.run("git clone -q --bare work bare.git && cp -r work plain && rm -rf plain/.git", in: folder)
      for name in ["bare.git", "work"] {
        #expect(throws: GraderFault.cannotRun(program: "git", reason: "No such file or directory")) {
          try take(name, in: folder, searchPath: folder.path)
        }
      }
      #expect(try take("plain", in: folder, searchPath: folder.path).time?.source == .files)
    }
  }

  private func take(_ name: String, in folder: URL, searchPath: String? = nil) throws -> TakenEntry {
    var git = Git.Place(folder: folder.appending(path: "own"))
    if let searchPath { git.searchPath = searchPath }
    return try TakenEntry(EntryName(name), in: folder, catalog: SampleCourse.catalog, git: git)
  }
}

private let refusals: [(String, RepositoryRefusal)] = [
  ("echo ../other.git > bare.git/commondir", .liesElsewhere),
  ("echo \"$PWD/other.git/objects\" > bare.git/objects/info/alternates", .liesElsewhere),
  ("echo ref: refs/heads/nothing > bare.git/HEAD", .noCommit),
  ("echo ref: refs/../../other.git/refs/heads/main > bare.git/HEAD", .unreadable),
  ("echo nonsense > bare.git/HEAD", .unreadable),
  ("echo 0123456789012345678901234567890123456789 > bare.git/HEAD", .unreadable),
  ("rm -rf bare.git/objects/pack bare.git/objects/??", .unreadable),
]

/// A repository with the sample course's files in one commit.
private enum Repository {
  static let hasGit = (try? run("git --version", in: URL(filePath: "/"))) != nil

  static func with(_ format: String = "", _ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "work"))
      try run("cd work && git init -q -b main \(format) && git add -A && git commit -qm 'Hand in'", in: folder)
      try body(folder)
    }
  }

  static func run(_ script: String, in folder: URL) throws {
    let process = ChildProcess(
      program: "/bin/sh",
      arguments: ["-ec", "cd \"$0\"\n\(script)", folder.path],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_COMMITTER_DATE": "1768278120 +0900",
      ]
    )
    let result = try process.run()
    guard result.ending == .exited(0) else { throw Failure(output: result.output) }
  }

  struct Failure: Error {
    var output: String
  }
}
