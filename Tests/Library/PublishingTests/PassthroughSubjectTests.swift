import Publishing
import Testing

@Suite("PassthroughSubject")
struct PassthroughSubjectTests {
  let subject = PassthroughSubject<Int, Trouble>()

  @Test("A value goes to everyone who is subscribed, in the order in which they subscribed")
  func everyone() {
    var heard: [String] = []
    let first = subject.sink(receiveCompletion: { _ in }, receiveValue: { heard.append("first \($0)") })
    let second = subject.sink(receiveCompletion: { _ in }, receiveValue: { heard.append("second \($0)") })
    subject.send(1)
    subject.send(2)
    #expect(heard == ["first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A value that was sent before somebody subscribed is lost to them")
  func early() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.send(1)
    subject.subscribe(probe)
    subject.send(2)
    #expect(probe.heard == [.subscription, .value(2)])
  }

  @Test("Values that nobody has asked for are lost")
  func demand() {
    let probe = Probe<Int, Trouble>(wants: .max(2))
    subject.subscribe(probe)
    for number in 1...3 { subject.send(number) }
    probe.request(.max(1))
    subject.send(4)
    subject.send(5)
    #expect(probe.heard == [.subscription, .value(1), .value(2), .value(4)])
  }

  @Test("A subscriber may ask for more whenever it receives a value")
  func demandAsItComes() {
    let probe = Probe<Int, Trouble>(wants: .max(1)) { $0 < 3 ? .max(1) : .none }
    subject.subscribe(probe)
    for number in 1...5 { subject.send(number) }
    #expect(probe.heard == [.subscription, .value(1), .value(2), .value(3)])
  }

  @Test("The end reaches everyone once, also those who ask for nothing, and nothing comes after it")
  func end() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    let patient = Probe<Int, Trouble>(wants: .none)
    subject.subscribe(probe)
    subject.subscribe(patient)
    subject.send(1)
    subject.send(completion: .failure(.noTea))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.heard == [.subscription, .value(1), .completion(.failure(.noTea))])
    #expect(patient.heard == [.subscription, .completion(.failure(.noTea))])
  }

  @Test("Who subscribes after the end is told of it at once")
  func late() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.send(completion: .failure(.noTea))
    subject.subscribe(probe)
    #expect(probe.heard == [.subscription, .completion(.failure(.noTea))])
  }

  @Test("A cancelled subscriber hears no more, and of no end")
  func cancel() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.subscribe(probe)
    subject.send(1)
    probe.cancel()
    subject.send(2)
    probe.request(.unlimited)
    subject.send(completion: .finished)
    #expect(probe.heard == [.subscription, .value(1)])
  }

  @Test("Where there is nothing to say, sending takes no value")
  func void() {
    let bell = PassthroughSubject<Void, Never>()
    var rings = 0
    let cancellable = bell.sink { rings += 1 }
    bell.send()
    bell.send()
    #expect(rings == 2)
    withExtendedLifetime(cancellable) {}
  }
}
