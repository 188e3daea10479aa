import Foundation
import Testing

@testable import GraderKit

@Suite("A file that is written whole or not at all")
struct WholeFileTests {
  @Test("Takes the place of what stood there, and needs no folder")
  func written() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "new/folder/verdict.json").path
      for text in ["a long text that was there first", "short", ""] {
        try WholeFile.write(text, to: path)
        #expect(try folder.text(of: "new/folder/verdict.json") == text)
      }
      #expect(try folder.names(in: "new/folder") == ["verdict.json"])
    }
  }

  @Test("Where it cannot be written, what stood there stays", arguments: ["taken", "file/verdict.json"])
  func failure(_ path: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("old", to: "file")
      try folder.write("old", to: "taken/file")
      let full = folder.appending(path: path).path
      let fault = #expect(throws: GraderFault.self) { try WholeFile.write("new", to: full) }
      guard case .output(full, let reason) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
      #expect(!reason.isEmpty)
      #expect(try folder.text(of: "file") == "old")
      #expect(try folder.text(of: "taken/file") == "old")
      #expect(try folder.names() == ["file", "taken"])
    }
  }

  @Test("A link stays one, and what it leads to is written")
  func link() throws {
    try withTemporaryFolder { folder in
      try folder.write("old", to: "real/verdict.json")
      try folder.link("verdict.json", to: "real/verdict.json")
      try WholeFile.write("new", to: folder.appending(path: "verdict.json").path)
      #expect(try folder.text(of: "real/verdict.json") == "new")
      let kind = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "verdict.json").path)[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test("A pipe that is named by its descriptor, as '/dev/stdout' is, is written to")
  func descriptor() throws {
    var ends: [Int32] = [-1, -1]
    #expect(Foundation.pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try WholeFile.write("new", to: "/dev/fd/\(ends[1])")
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    #expect(read(ends[0], &bytes, bytes.count) == 3)
  }

  @Test("A file that is named by a descriptor is written to where that stands, and not replaced")
  func openFile() throws {
    try withTemporaryFolder { folder in
      try folder.write("old ", to: "log.txt")
      let descriptor = open(folder.appending(path: "log.txt").path, O_WRONLY | O_APPEND | O_CLOEXEC)
      defer { close(descriptor) }
      for name in ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd"] {
        guard FileManager.default.fileExists(atPath: name) else { continue }
        try WholeFile.check("\(name)/\(descriptor)")
        try WholeFile.write("new ", to: "\(name)/\(descriptor)")
      }
      #expect(try folder.text(of: "log.txt").wholeMatch(of: /old (new )+/) != nil)
      var (named, opened) = (stat(), stat())
      #expect(stat(folder.appending(path: "log.txt").path, &named) == 0 && fstat(descriptor, &opened) == 0)
      #expect(named.st_ino == opened.st_ino)
    }
  }

  @Test("A descriptor that is not open for writing is told beforehand")
  func closedDescriptor() throws {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    for number in [descriptor, 1_000_000] {
      let path = "/dev/fd/\(number)"
      let fault = GraderFault.output(path: path, reason: "Bad file descriptor")
      #expect(throws: fault) { try WholeFile.check(path) }
      #expect(throws: fault) { try WholeFile.write("new", to: path) }
    }
  }

  @Test("What is no file is written to and not replaced")
  func pipe() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      // Open for both, so that neither side waits for the other.
      let reader = open(path, O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      try WholeFile.write("new", to: path)
      var bytes = [UInt8](repeating: 0, count: 10)
      #expect(read(reader, &bytes, bytes.count) == 3)
      #expect(bytes.prefix(3) == Array("new".utf8)[...])
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test("A pipe that nobody reads is told, and not waited for")
  func unreadPipe() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: GraderFault.output(path: path, reason: "Nobody reads from it")) {
        try WholeFile.write("new", to: path)
      }
    }
  }

  @Test("A socket is not taken for such a pipe")
  func socket() throws {
    // The path of a socket has room for a hundred bytes.
    let path = "/tmp/whole-file-\(getpid())"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    #if os(Linux)
      let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer {
      close(descriptor)
      unlink(path)
    }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #expect(isBound)
    let fault = #expect(throws: GraderFault.self) { try WholeFile.write("new", to: path) }
    guard case .output(path, let reason) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(reason != "Nobody reads from it")
  }

  #if os(Linux)
    @Test("A device that is full says so")
    func fullDevice() throws {
      #expect(throws: GraderFault.output(path: "/dev/full", reason: "No space left on device")) {
        try WholeFile.write("new", to: "/dev/full")
      }
    }
  #endif

  @Test("Whether it can be written is seen beforehand, and nothing is made for that", arguments: checks)
  func check(_ path: String, _ reason: String?) throws {
    try withTemporaryFolder { folder in
      try folder.write("old", to: "file")
      try folder.makeFolder("folder")
      let full = folder.appending(path: path).path
      if let reason {
        #expect(throws: GraderFault.output(path: full, reason: reason)) { try WholeFile.check(full) }
        #expect(throws: GraderFault.self) { try WholeFile.write("new", to: full) }
      } else {
        try WholeFile.check(full)
      }
      #expect(try folder.names() == ["file", "folder"])
      #expect(try folder.text(of: "file") == "old")
    }
  }
}

private let checks: [(String, String?)] = [
  ("file", nil), ("new", nil), ("folder/new", nil), ("new/folder/new", nil), ("folder", "Is a directory"),
  ("file/new", "Not a directory"), ("file/new/folder", "Not a directory"),
]
