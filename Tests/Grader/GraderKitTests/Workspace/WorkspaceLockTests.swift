import Dispatch
import Foundation
import Synchronization
import Testing

@testable import GraderKit

@Suite("The workspace's lock", .ownThread)
struct WorkspaceLockTests {
  @Test("Who comes second is told, and waits until the first is done")
  func twoHolders() throws {
    try withWorkspace { workspace in
      let log = Mutex<[String]>([])
      let second = DispatchSemaphore(value: 0)
      let secondIsDone = DispatchSemaphore(value: 0)
      try workspace.exclusively(waiting: { log.withLock { $0.append("the first waits") } }) {
        Thread.detachNewThread {
          try? workspace.exclusively(
            waiting: {
              log.withLock { $0.append("the second waits") }
              second.signal()
            },
            {
              log.withLock { $0.append("the second works") }
              second.signal()
            }
          )
          secondIsDone.signal()
        }
        second.wait()
        log.withLock { $0.append("the first ends") }
      }
      secondIsDone.wait()
      #expect(log.withLock { $0 } == ["the second waits", "the first ends", "the second works"])
    }
  }

  @Test("It is free again when a body ends, also by an error")
  func released() throws {
    struct Oops: Error {}
    try withWorkspace { workspace in
      #expect(throws: Oops.self) { try workspace.exclusively(waiting: {}) { throw Oops() } }
      var waited = false
      let result = try workspace.exclusively(waiting: { waited = true }) { 7 }
      #expect(result == 7)
      #expect(!waited)
    }
  }

  @Test("It is free when a body has ended, though a child has it open that has not yet run its program")
  func inherited() throws {
    try withWorkspace { workspace in
      // A child that is being started has a copy of each descriptor for a moment.
      var copies: [Int32] = []
      try workspace.exclusively(waiting: {}) { copies = copiesOfDescriptors(of: workspace.folder) }
      defer { for copy in copies { close(copy) } }
      #expect(!copies.isEmpty)
      var waited = false
      // Who waits has the one chance that the copies go.
      try workspace.exclusively(waiting: {
        waited = true
        for copy in copies { close(copy) }
        copies = []
      }) {}
      #expect(!waited)
    }
  }

  /// Copies what this process has open of a folder.
  private func copiesOfDescriptors(of folder: URL) -> [Int32] {
    var wanted = stat()
    guard stat(folder.path, &wanted) == 0 else { return [] }
    return (3..<1024).filter { descriptor in
      var found = stat()
      return fstat(descriptor, &found) == 0 && (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino)
    }
    .map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
  }

  @Test("A lock that cannot be made is the grader's fault")
  func noLock() throws {
    try withWorkspace { workspace in
      try workspace.folder.deletingLastPathComponent().write("a file", to: workspace.folder.lastPathComponent)
      let fault = #expect(throws: GraderFault.self) { try workspace.exclusively(waiting: {}) {} }
      guard case .workspace(workspace.folder.path, _) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }

  #if os(Linux)
    @Test("Processes exclude each other, too")
    func twoProcesses() throws {
      try withWorkspace { workspace in
        // flock(1) of util-linux takes the same lock of the kernel's; 1 means that it is taken.
        func tryFromOutside() throws -> ChildProcess.Ending {
          let lock = workspace.folder.path
          return try ChildProcess(
            program: "flock",
            arguments: ["-n", lock, "true"],
            environment: ["PATH": "/usr/bin:/bin"]
          )
          .run().ending
        }
        let during = try workspace.exclusively(waiting: {}) { try tryFromOutside() }
        #expect(during == .exited(1))
        #expect(try tryFromOutside() == .exited(0))
      }
    }
  #endif
}
