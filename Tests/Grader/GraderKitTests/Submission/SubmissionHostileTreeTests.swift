import Foundation
import Testing

@testable import GraderKit

@Suite("A tree with anything in it")
struct SubmissionHostileTreeTests {
  @Test(
    "Whatever stands in a file's place, nothing waits for it and nothing else is lost",
    arguments: Obstacle.allCases
  )
  func blocked(_ obstacle: Obstacle) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: "tree"))
      try obstacle.put(at: "01-Start/Counter/Counter.swift", in: folder.appending(path: "tree"))
      let works = try Submission(at: folder.appending(path: "tree"), catalog: SampleCourse.catalog).works
      #expect(works[SampleCourse.counter]?.refused == [.init(name: "Counter.swift", reason: .notRegular)])
      #expect(works[SampleCourse.lamp]?.texts == ["Lamp.swift": "// Lamp.swift\n"])
    }
  }

  @Test("A hard link is a file like any other: nothing tells which of its names was the first")
  func hardLink() throws {
    try withTemporaryFolder { folder in
      try folder.write("let a = 1\n", to: "elsewhere")
      try folder.makeFolder("tree/01-Start/Counter")
      let file = folder.appending(path: "tree/01-Start/Counter/Counter.swift")
      try FileManager.default.linkItem(at: folder.appending(path: "elsewhere"), to: file)
      let works = try Submission(at: folder.appending(path: "tree"), catalog: SampleCourse.catalog).works
      #expect(works[SampleCourse.counter]?.texts == ["Counter.swift": "let a = 1\n"])
    }
  }

  @Test("What may not be read is told, and the rest is graded", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      let lamp = folder.appending(path: "01-Start/Lamp").path
      chmod(folder.appending(path: "01-Start/Counter/Counter.swift").path, 0)
      chmod(lamp, 0)
      defer { chmod(lamp, 0o700) }
      let works = try Submission(at: folder, catalog: SampleCourse.catalog).works
      #expect(works[SampleCourse.counter]?.refused.map(\.reason) == [.unreadable])
      #expect(works[SampleCourse.lamp]?.refused.map(\.reason) == [.unreadable])
      #expect(works[SampleCourse.timer]?.sources.count == 2)
    }
  }

  @Test("Names may hold anything, and so may the path to it (G13)", arguments: names)
  func named(_ name: String) throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder.appending(path: name))
      try folder.write("", to: "\(name)/\(name)")
      let submission = try Submission(at: folder.appending(path: name), catalog: SampleCourse.catalog)
      #expect(submission.works.values.flatMap(\.refused) == [])
      #expect(submission.ignored == [name])
      #expect(submission.id == name)
    }
  }

  @Test("Names that look alike are not taken for those of the catalog")
  func alike() throws {
    try withTemporaryFolder { folder in
      for path in ["01-start/Counter/Counter.swift", "01-Start/counter/Counter.swift", "01-Start/Lamp/lamp.swift"] {
        try folder.write("", to: path)
      }
      let works = try Submission(at: folder, catalog: SampleCourse.catalog).works
      #expect(works[SampleCourse.counter]?.refused.map(\.reason) == [.missing])
      #expect(works[SampleCourse.lamp]?.refused.map(\.reason) == [.missing])
    }
  }

  @Test("A folder of any size or depth is not looked through")
  func huge() throws {
    try withTemporaryFolder { folder in
      try writeCourse(folder)
      try folder.makeFolder("01-Start/Counter/" + Array(repeating: "deep", count: 400).joined(separator: "/"))
      try folder.makeFolder("many")
      for number in 0...Folder.limit { mkdir(folder.appending(path: "01-Start/Lamp/\(number)").path, 0o700) }
      let submission = try Submission(at: folder, catalog: SampleCourse.catalog)
      #expect(submission.works[SampleCourse.lamp]?.sources.count == 1)
      #expect(submission.ignored.prefix(2) == ["many/", "01-Start/Counter/deep/"])
      #expect(submission.ignored.count == Submission.ignoredLimit)
      #expect(submission.ignoresMore)
    }
  }

  @Test("How files were saved changes nothing that is graded (G15)")
  func savings() throws {
    try withTemporaryFolder { folder in
      let text = "import A\n\nlet b = \"c\"\n"
      let savings = [
        text, "\u{FEFF}" + text, text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"),
        "\u{FEFF}" + text.replacing("\n", with: "\r\n"),
      ]
      for (index, saving) in savings.enumerated() {
        try folder.write(saving, to: "\(index)/01-Start/Counter/Counter.swift")
        let work = try Submission(at: folder.appending(path: "\(index)"), catalog: SampleCourse.catalog)
          .works[SampleCourse.counter]
        #expect(work?.texts == ["Counter.swift": text], "\(index)")
      }
    }
  }

  enum Obstacle: CaseIterable {
    case folder
    case pipe
    case socketFile
    case linkToFile
    case linkToDevice
    case linkOutside
    case linkToItself

    func put(at path: String, in tree: URL) throws {
      let file = tree.appending(path: path)
      try FileManager.default.removeItem(at: file)
      switch self {
      case .folder: try tree.makeFolder(path)
      case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
      case .socketFile: try makeSocket(file)
      case .linkToFile: try tree.link(path, to: "../Lamp/Lamp.swift")
      case .linkToDevice: try tree.link(path, to: "/dev/zero")
      case .linkOutside: try tree.link(path, to: "/etc/hosts")
      case .linkToItself: try tree.link(path, to: "Counter.swift")
      }
    }

    /// A socket's path may only be short, so it is made elsewhere and moved.
    private func makeSocket(_ file: URL) throws {
      let short = "/tmp/\(UUID().uuidString.prefix(8))"
      #if canImport(Darwin)
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(short.utf8)) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let bound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      try #require(bound == 0)
      try #require(rename(short, file.path) == 0)
    }
  }
}

private let names = [
  "with blanks", "quotes '\" both", "percent 100% %41", "한글 이름", "new\nline", "-dash", "#hash?query", "\\back", "*",
  "e\u{301}", String(repeating: "x", count: 200),
]
