import Foundation
import Testing

@testable import GraderKit

@Suite("The event stream")
struct TestEventsTests {
  @Test("Tells what each test did, and when")
  func tests() throws {
    let events = TestEvents(Data(stream.utf8))
    #expect(events.hasEnded)
    #expect(
      events.tests.keys.sorted() == ["FT.S", "FT.S/a()/T.swift:5:4", "FT.S/b()/T.swift:9:4", "FT.S/c()/T.swift:13:4"]
    )
    #expect(events.tests["FT.S"]?.isSuite == true)

    let failing = try #require(events.tests["FT.S/a()/T.swift:5:4"])
    #expect(!failing.isSuite)
    #expect(failing.starts == 1)
    #expect(failing.ends == 1)
    #expect(failing.seconds == 0.5)
    #expect(
      failing.issues == [
        .init(
          location: IssueLocation(fileID: "FT/T.swift", line: 7, column: 40),
          message: "Expectation failed: ($0 → 4) == 5\na comment",
          isKnown: false,
          isFailure: true
        )
      ]
    )

    let skipped = try #require(events.tests["FT.S/b()/T.swift:9:4"])
    #expect(skipped.isSkipped)
    #expect(skipped.starts == 0)
    #expect(skipped.seconds == nil)

    let open = try #require(events.tests["FT.S/c()/T.swift:13:4"])
    #expect(open.issues.map(\.message) == ["what the author wrote"])
    #expect(open.issues.map(\.isKnown) == [true])
    #expect(open.issues.map(\.isFailure) == [false])
    #expect(events.open == ["FT.S/c()/T.swift:13:4"])
  }

  @Test("Tells issues of no test apart")
  func unattributed() {
    let events = TestEvents(Data(stream.utf8))
    #expect(events.unattributed.map(\.message) == ["from a detached task"])
    #expect(events.unattributed.map(\.location) == [nil])
    #expect(events.unattributed.map(\.isFailure) == [true])
  }

  @Test("Is read as far as it goes")
  func incomplete() {
    let events = TestEvents(Data("not JSON\n\(stream.prefix(stream.count - 20))".utf8))
    #expect(events.malformed == 1)
    #expect(events.isTruncated)
    #expect(!events.hasEnded)
    #expect(events.tests.count == 4)
  }

  @Test("Kinds and fields that are not known are passed over")
  func unknown() {
    let lines = """
      {"kind":"attachment","payload":{"kind":"file","id":"x"},"version":"7.0","more":[1]}
      {"kind":"event","payload":{"kind":"valueAttached","testID":"FT.a()/T.swift:1:2"}}
      {"kind":"metadata"}

      """
    #expect(TestEvents(Data(lines.utf8)) == TestEvents())
  }

  @Test("A test that is reported twice shows it")
  func twice() {
    let line = #"{"kind":"event","payload":{"kind":"testEnded","testID":"FT.a()/T.swift:1:2"}}"# + "\n"
    #expect(TestEvents(Data((line + line).utf8)).tests["FT.a()/T.swift:1:2"]?.ends == 2)
  }
}

private let stream = #"""
  {"kind":"test","payload":{"id":"FT.S","kind":"suite","name":"S"},"version":"6.3.0"}
  {"kind":"test","payload":{"displayName":"A","id":"FT.S/a()/T.swift:5:4","isParameterized":false,"kind":"function"}}
  {"kind":"event","payload":{"instant":{"absolute":0.5,"since1970":1.0},"kind":"runStarted","messages":[]}}
  {"kind":"event","payload":{"instant":{"absolute":1.0},"kind":"testStarted","testID":"FT.S"}}
  {"kind":"event","payload":{"instant":{"absolute":1.0},"kind":"testStarted","testID":"FT.S/a()/T.swift:5:4"}}
  {"kind":"event","payload":{"instant":{"absolute":1.2},"kind":"testCaseStarted","testID":"FT.S/a()/T.swift:5:4"}}
  {"kind":"event","payload":{"instant":{"absolute":1.3,"since1970":2.0},"issue":{"isFailure":true,"isKnown":false,"severity":"error","sourceLocation":{"_filePath":"…","column":40,"fileID":"FT/T.swift","filePath":"…","line":7}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Expectation failed: ($0 → 4) == 5"},{"symbol":"details","text":"a comment"},{"symbol":"details","text":"// of the source"}],"testID":"FT.S/a()/T.swift:5:4"},"version":"6.3.0"}
  {"kind":"event","payload":{"instant":{"absolute":1.5},"kind":"testEnded","testID":"FT.S/a()/T.swift:5:4"}}
  {"kind":"event","payload":{"instant":{"absolute":1.5},"kind":"testSkipped","testID":"FT.S/b()/T.swift:9:4"}}
  {"kind":"event","payload":{"issue":{"isKnown":false},"kind":"issueRecorded","messages":[{"text":"from a detached task"}]}}
  {"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testStarted","testID":"FT.S/c()/T.swift:13:4"}}
  {"kind":"event","payload":{"issue":{"isKnown":true},"kind":"issueRecorded","messages":[{"text":"Issue recorded"},{"text":"what the author wrote"}],"testID":"FT.S/c()/T.swift:13:4"}}
  {"kind":"event","payload":{"instant":{"absolute":3.0},"kind":"testEnded","testID":"FT.S"}}
  {"kind":"event","payload":{"instant":{"absolute":3.0},"kind":"runEnded","messages":[]},"version":"6.3.0"}

  """#
