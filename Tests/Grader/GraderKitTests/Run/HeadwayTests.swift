import Foundation
import Testing

@testable import GraderKit

@Suite("The headway of a run, where a test has 8 seconds")
struct HeadwayTests {
  @Test("The limit of a test counts from the start of the run")
  func beginning() {
    #expect(watch((8, Data()), (8.01, Data())) == [true, false])
  }

  @Test("It counts anew from each beginning and each end of a test")
  func milestones() {
    let first = line("testStarted", test: "a")
    let second = first + line("testEnded", test: "a")
    let third = second + line("testStarted", test: "b")
    #expect(watch((7, first), (14, second), (21, third), (29, third)) == [true, true, true, true])
    #expect(watch((7, first), (14, second), (21, third), (29.01, third)) == [true, true, true, false])
  }

  @Test("Nothing else that a test reports gains it time", arguments: reports)
  func others(_ report: Data) {
    let events = line("testStarted", test: "a")
    #expect(watch((0, events), (8.01, events + report)) == [true, false])
  }

  @Test("A line counts once it is whole")
  func pieces() {
    let events = line("testStarted", test: "a")
    for count in 1..<events.count {
      #expect(
        watch((8, events.prefix(count)), (9, events), (17, events), (17.01, events)) == [true, true, true, false]
      )
      #expect(watch((9, events.prefix(count))) == [false])
    }
  }

  /// Whether a run may go on at some times, in seconds from its start, at which the stream is as long as given.
  private func watch(_ looks: (seconds: Double, events: Data)...) -> [Bool] {
    let start = ContinuousClock.now
    var headway = Headway(limit: 8, tests: ["a", "b"], now: start)
    return looks.map { headway.goesOn($0.events, now: start + .seconds($0.seconds)) }
  }
}

private let reports = [
  line("testStarted", test: "a"),
  line("testStarted", test: "of which nobody knows"),
  line("issueRecorded", test: "a"),
  Data(#"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"\"testEnded\""}]}}"#.utf8) + [10],
  Data("\"testStarted\"\n".utf8),
  Data("\n\n\"testStarted\"".utf8),
]

private func line(_ kind: String, test: String) -> Data {
  let event = #"{"kind":"event","payload":{"instant":{"absolute":1},"kind":"\#(kind)","testID":"\#(test)"}}"#
  return Data("\(event)\n".utf8)
}
