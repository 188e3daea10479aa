import Publishing
import Testing

@Suite("Subscribers that send, subscribe and cancel")
struct ReentrancyTests {
  let subject = PassthroughSubject<Int, Never>()

  @Test("What a subscriber sends has been delivered when its send returns")
  func send() {
    var heard: [String] = []
    let cancellable = subject.sink { number in
      heard.append("begin \(number)")
      if number < 3 { subject.send(number + 1) }
      heard.append("end \(number)")
    }
    subject.send(1)
    #expect(heard == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Everybody hears the values in the order of sending, also of those that a subscriber sends")
  func order() {
    var heard: [Int] = []
    let first = subject.sink { if $0 < 3 { subject.send($0 + 1) } }
    let second = subject.sink { heard.append($0) }
    subject.send(1)
    #expect(heard == [1, 2, 3])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A subject that a subscriber ends hands nothing on after that")
  func end() {
    let probe = Probe<Int, Never>(wants: .unlimited)
    probe.onValue = { _ in
      subject.send(completion: .finished)
      subject.send(2)
      return .none
    }
    let other = Probe<Int, Never>(wants: .unlimited)
    subject.subscribe(probe)
    subject.subscribe(other)
    subject.send(1)
    #expect(probe.heard == [.subscription, .value(1), .completion(.finished)])
    #expect(other.heard == [.subscription, .value(1), .completion(.finished)])
  }

  @Test("Who is subscribed by a subscriber gets the next value, not the one that is being delivered")
  func subscribe() {
    var heard: [Int] = []
    var cancellables: [AnyCancellable] = []
    subject.sink { _ in
      if cancellables.count == 1 { subject.sink { heard.append($0) }.store(in: &cancellables) }
    }
    .store(in: &cancellables)
    subject.send(1)
    subject.send(2)
    #expect(heard == [2])
  }

  @Test("Who is cancelled by a subscriber gets nothing, not even the value that is being delivered")
  func cancelOther() {
    var heard: [Int] = []
    var other: AnyCancellable?
    let cancellable = subject.sink { _ in other?.cancel() }
    other = subject.sink { heard.append($0) }
    subject.send(1)
    #expect(heard == [])
    withExtendedLifetime(cancellable) {}
  }

  @Test("A subscriber that cancels itself gets nothing more")
  func cancelItself() {
    var heard: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink {
      heard.append($0)
      cancellable?.cancel()
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(heard == [1])
  }

  @Test("After first, what the subscriber sends in answer is not heard")
  func first() {
    var heard: [Int] = []
    let cancellable = subject.first().sink {
      heard.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(heard == [1])
    withExtendedLifetime(cancellable) {}
  }

  @Test("A subscriber that sends as soon as it has its subscription hears itself once it has asked for values")
  func whileSubscribing() {
    let probe = Probe<Int, Never>(wants: .max(1))
    probe.onSubscription = { subject.send(1) }
    subject.subscribe(probe)
    subject.send(2)
    #expect(probe.heard == [.subscription, .value(2)])
  }

  @Test("A value whose end comes back to the subject finds it unlocked")
  func valueThatSends() {
    let values = CurrentValueSubject<Bell?, Never>(nil)
    let cancellable = values.sink { _ in }
    values.send(Bell(rings: subject))
    var heard: [Int] = []
    let listener = subject.sink {
      heard.append($0)
      _ = values.value
    }
    values.send(nil)
    #expect(heard == [1])
    withExtendedLifetime((cancellable, listener)) {}
  }
}

/// Rings when it is released.
private final class Bell {
  private let subject: PassthroughSubject<Int, Never>

  init(rings subject: PassthroughSubject<Int, Never>) {
    self.subject = subject
  }

  deinit {
    subject.send(1)
  }
}
