import Publishing
import Testing

@Suite("Operators")
struct OperatorTests {
  let subject = PassthroughSubject<Int, Trouble>()

  @Test("Map turns each value into another, and passes the end on")
  func map() {
    let probe = Probe<String, Trouble>(wants: .unlimited)
    subject.map { "no. \($0)" }.subscribe(probe)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.noTea))
    #expect(probe.heard == [.subscription, .value("no. 1"), .value("no. 2"), .completion(.failure(.noTea))])
  }

  @Test("Map asks for no more than it was asked for")
  func mapDemand() {
    let probe = Probe<String, Trouble>(wants: .max(1))
    subject.map { "no. \($0)" }.subscribe(probe)
    subject.send(1)
    subject.send(2)
    #expect(probe.heard == [.subscription, .value("no. 1")])
  }

  @Test("Filter lets through what fits, and passes the end on")
  func filter() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.filter { $0.isMultiple(of: 2) }.subscribe(probe)
    for number in 1...4 { subject.send(number) }
    subject.send(completion: .finished)
    #expect(probe.heard == [.subscription, .value(2), .value(4), .completion(.finished)])
  }

  @Test("A value that filter keeps back uses up no demand")
  func filterDemand() {
    let probe = Probe<Int, Trouble>(wants: .max(1))
    subject.filter { $0 > 2 }.subscribe(probe)
    for number in 1...4 { subject.send(number) }
    #expect(probe.heard == [.subscription, .value(3)])
  }

  @Test("First lets one value through, finishes, and leaves the upstream")
  func first() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    subject.first().subscribe(probe)
    subject.send(1)
    #expect(probe.heard == [.subscription, .value(1), .completion(.finished)])
    subject.send(2)
    subject.send(completion: .failure(.noTea))
    #expect(probe.heard == [.subscription, .value(1), .completion(.finished)])
  }

  @Test("First with a condition looks on until a value fits")
  func firstWhere() {
    let probe = Probe<Int, Trouble>(wants: .max(1))
    subject.first { $0 > 2 }.subscribe(probe)
    for number in 1...4 { subject.send(number) }
    #expect(probe.heard == [.subscription, .value(3), .completion(.finished)])
  }

  @Test("First ends with the upstream if nothing fits")
  func nothingFits() {
    let failed = Probe<Int, Trouble>(wants: .unlimited)
    subject.first { $0 > 2 }.subscribe(failed)
    subject.send(1)
    subject.send(completion: .failure(.noTea))
    #expect(failed.heard == [.subscription, .completion(.failure(.noTea))])
  }

  @Test("First takes nothing before it is asked, and nothing after it was cancelled")
  func firstDemand() {
    let probe = Probe<Int, Trouble>(wants: .none)
    subject.first().subscribe(probe)
    subject.send(1)
    probe.request(.max(1))
    probe.cancel()
    subject.send(2)
    #expect(probe.heard == [.subscription])
  }

  @Test("First takes the value that a subject has already")
  func firstOfCurrent() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    CurrentValueSubject<Int, Trouble>(7).first().subscribe(probe)
    #expect(probe.heard == [.subscription, .value(7), .completion(.finished)])
  }

  @Test("Just has one value, given when it is asked for, and finishes")
  func just() {
    let probe = Probe<Int, Never>(wants: .none)
    Just(5).subscribe(probe)
    #expect(probe.heard == [.subscription])
    probe.request(.max(3))
    probe.request(.max(3))
    #expect(probe.heard == [.subscription, .value(5), .completion(.finished)])
  }

  @Test("Just says nothing after it was cancelled, not even that it has finished")
  func justCancelled() {
    let before = Probe<Int, Never>(wants: .none)
    Just(5).subscribe(before)
    before.cancel()
    before.request(.unlimited)
    #expect(before.heard == [.subscription])

    let meanwhile = Probe<Int, Never>(wants: .none)
    meanwhile.onValue = { [unowned meanwhile] _ in
      meanwhile.cancel()
      return .none
    }
    Just(5).subscribe(meanwhile)
    meanwhile.request(.unlimited)
    #expect(meanwhile.heard == [.subscription, .value(5)])
  }

  @Test("An erased publisher says the same")
  func erased() {
    let probe = Probe<Int, Trouble>(wants: .unlimited)
    let publisher: AnyPublisher<Int, Trouble> = subject.filter { $0 > 1 }.eraseToAnyPublisher().eraseToAnyPublisher()
    publisher.subscribe(probe)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.heard == [.subscription, .value(2), .completion(.finished)])
  }
}
