import Publishing
import Testing

@Suite("CurrentValueSubject")
struct CurrentValueSubjectTests {
  let subject = CurrentValueSubject<Int, Trouble>(1)

  @Test("Who subscribes gets the value of that moment, then each that is sent")
  func current() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.send(2)
    subject.subscribe(probe)
    subject.send(3)
    #expect(probe.heard == [.subscription, .value(2), .value(3)])
    #expect(subject.value == 3)
  }

  @Test("To set the value is to send it")
  func set() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.subscribe(probe)
    subject.value = 2
    subject.value += 5
    #expect(probe.heard == [.subscription, .value(1), .value(2), .value(7)])
  }

  @Test("The value is new when it arrives")
  func order() {
    var seen: [Int] = []
    let cancellable = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in seen.append(subject.value) })
    subject.send(2)
    #expect(seen == [1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Who asks for nothing for a while gets the latest value when it asks again, and gets it once")
  func demand() {
    let probe = Probe<Int, Trouble>(wants: .none)
    subject.subscribe(probe)
    #expect(probe.heard == [.subscription])
    subject.send(2)
    subject.send(3)
    probe.request(.max(1))
    #expect(probe.heard == [.subscription, .value(3)])
    probe.request(.max(1))
    #expect(probe.heard == [.subscription, .value(3)])
    subject.send(4)
    #expect(probe.heard == [.subscription, .value(3), .value(4)])
  }

  @Test("After the end the value stays, and who subscribes is told of the end alone")
  func end() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.subscribe(probe)
    #expect(probe.heard == [.subscription, .completion(.finished)])
    #expect(subject.value == 2)
  }

  @Test("The end reaches who asks for nothing, and the value that waits for it is lost")
  func endWithoutDemand() {
    let probe = Probe<Int, Trouble>(wants: .none)
    subject.subscribe(probe)
    subject.send(completion: .failure(.noTea))
    probe.request(.unlimited)
    #expect(probe.heard == [.subscription, .completion(.failure(.noTea))])
  }
}
