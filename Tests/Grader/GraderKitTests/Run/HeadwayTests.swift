import Foundation
import Testing

@testable import GraderKit

@Suite("The headway of a run, where a test has 8 seconds")
struct HeadwayTests {
  @Test("The limit of a test counts from the start of the run")
  func beginning() {
    #expect(watch((8, Data()), (8.01, Data())) == [true, false])
  }

  @Test("The first test may take longer to begin, where that is asked for, and gains no other any time")
  func patience() {
    #expect(watch((20, Data()), (20.01, Data()), patience: 20) == [true, false])
    #expect(watch((8, Data()), (8.01, Data()), patience: 4) == [true, false])
    let first = line("testStarted", test: "a")
    #expect(watch((20, first), (28, first), (28.01, first), patience: 20) == [true, true, false])
  }

  @Test("It counts anew from each beginning and each end of a test")
  func milestones() {
    let first = line("testStarted", test: "a")
    let second = first + line("testEnded", test: "a")
    let third = second + line("testStarted", test: "b")
    #expect(watch((7, first), (14, second), (21, third), (29, third)) == [true, true, true, true])
    #expect(watch((7, first), (14, second), (21, third), (29.01, third)) == [true, true, true, false])
  }

  @Test("The run as a whole has the time of its tests, and that of one more to start, whatever headway it makes")
  func whole() {
    let first = line("testStarted", test: "a")
    let second = first + line("testStarted", test: "b")
    let third = second + line("testStarted", test: "c")
    let fourth = third + line("testEnded", test: "a")
    let looks: [(seconds: Double, events: Data)] = [(8, first), (16, second), (24, third)]
    #expect(watch(looks + [(32, fourth)]) == [true, true, true, true])
    #expect(watch(looks + [(32, fourth), (32.01, fourth)]).last == false)
    #expect(watch(looks + [(30, fourth), (32.01, fourth + line("testEnded", test: "b"))]).last == false)
  }

  @Test("Where nobody knows how many tests there are, only the one that runs has a limit")
  func unknown() {
    var events = Data()
    let looks = (1...20).map { number in
      events += line("testStarted", test: "\(number)")
      return (seconds: Double(number) * 8, events: events)
    }
    #expect(watch(looks, tests: nil) == looks.map { _ in true })
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
  private func watch(_ looks: (seconds: Double, events: Data)..., patience: Int = 0) -> [Bool] {
    watch(looks, patience: patience)
  }

  private func watch(
    _ looks: [(seconds: Double, events: Data)],
    tests: Set<String>? = ["a", "b", "c"],
    patience: Int = 0
  ) -> [Bool] {
    let start = ContinuousClock.now
    var headway = Headway(limit: 8, patience: patience, tests: tests, now: start)
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
