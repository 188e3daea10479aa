#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  @Suite("Files in which the system tells of processes")
  struct ProcessFileTests {
    @Test("What the system tells is read whole, though its file has no size")
    func whole() throws {
      let content = try #require(ProcessFile.content("\(getpid())/stat"))
      let status = String(decoding: content, as: UTF8.self)
      #expect(status.hasPrefix("\(getpid()) ("))
      #expect(status.hasSuffix("\n"))
    }

    @Test("Of a process that is not there nothing is known")
    func gone() {
      #expect(ProcessFile.content("\(Int32.max)/stat") == nil)
    }
  }
#endif
