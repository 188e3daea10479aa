import Foundation
import Testing

@testable import GraderKit

@Suite("A pipe from a process")
struct ProcessPipeTests {
  @Test("Several are read at once, each for itself")
  func several() throws {
    var (first, second) = (Data(), Data())
    let pipes = [
      try ProcessPipe { first.append(contentsOf: $0) }, try ProcessPipe { second.append(contentsOf: $0) },
    ]
    defer { pipes.forEach { $0.close() } }
    write("one", to: pipes[0])
    write("two", to: pipes[1])
    ProcessPipe.read(pipes, waiting: 0)
    #expect(first == Data("one".utf8))
    #expect(second == Data("two".utf8))
  }

  @Test("Is not waited for where there is nothing to read, before and after its end")
  func empty() throws {
    var data = Data()
    let pipe = try ProcessPipe { data.append(contentsOf: $0) }
    defer { pipe.close() }
    ProcessPipe.read([pipe], waiting: 0)
    write("abc", to: pipe)
    pipe.closeWriteEnd()
    for _ in 1...3 { ProcessPipe.read([pipe], waiting: 0) }
    #expect(data == Data("abc".utf8))
    #expect(pipe.writeEnd == -1)
  }

  #if os(Linux)
    @Test("May be opened again by name, to write and, but for the superuser, not to read")
    func reopened() throws {
      let pipe = try ProcessPipe { _ in }
      defer { pipe.close() }
      let writer = open("/dev/fd/\(pipe.writeEnd)", O_WRONLY | O_CLOEXEC)
      #expect(writer >= 0)
      close(writer)
      var status = stat()
      #expect(fstat(pipe.writeEnd, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o222)
    }
  #endif

  private func write(_ text: String, to pipe: ProcessPipe) {
    #expect(Foundation.write(pipe.writeEnd, text, text.utf8.count) == text.utf8.count)
  }
}
