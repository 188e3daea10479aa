import Dispatch
import Publishing
import Synchronization
import Testing

@Suite("Subjects that many threads use")
struct ConcurrencyTests {
  let subject = PassthroughSubject<Int, Never>()

  @Test("Each value of many threads arrives, never two at a time, each thread's in order")
  func send() {
    var last = Array(repeating: -1, count: threads)
    var count = 0
    let cancellable = subject.sink(isolation: nil) { value in
      count += 1
      #expect(last[value / 1000] < value)
      last[value / 1000] = value
    }
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<500 { subject.send(thread * 1000 + number) }
    }
    #expect(count == threads * 500)
    withExtendedLifetime(cancellable) {}
  }

  @Test("All subscribers get the values in one order, and the last is the subject's value")
  func order() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    var first: [Int] = []
    var second: [Int] = []
    let cancellables = [subject.sink { first.append($0) }, subject.map { $0 }.sink { second.append($0) }]
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<200 { subject.send(thread * 1000 + number) }
    }
    #expect(first.count == threads * 200 + 1)
    #expect(first == second)
    #expect(first.last == subject.value)
    withExtendedLifetime(cancellables) {}
  }

  @Test("Nothing comes after the end, whoever still sends")
  func end() {
    for _ in 0..<100 {
      let subject = PassthroughSubject<Int, Never>()
      let probe = Probe<Int, Never>(wants: .unlimited)
      subject.subscribe(probe)
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<10 { subject.send(number) }
        subject.send(completion: .finished)
        subject.send(-1)
      }
      #expect(probe.heard.firstIndex(of: .completion(.finished)) == probe.heard.count - 1)
      #expect(!probe.heard.contains(.value(-1)))
    }
  }

  @Test("While values are sent, others subscribe and cancel: each hears at least the value of that moment")
  func subscribe() {
    let subject = CurrentValueSubject<Int, Never>(0)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 1...200 {
        if thread.isMultiple(of: 2) {
          subject.send(number)
        } else {
          let heard = Counter()
          let cancellable = subject.sink(isolation: nil) { _ in heard.add() }
          #expect(heard.value > 0)
          cancellable.cancel()
        }
      }
    }
    let probe = Probe<Int, Never>(wants: .unlimited)
    subject.subscribe(probe)
    #expect(probe.heard == [.subscription, .value(200)])
  }

  @Test("Of many threads that send, one is the first, and it is heard once")
  func first() {
    for _ in 0..<100 {
      let subject = PassthroughSubject<Int, Never>()
      let probe = Probe<Int, Never>(wants: .unlimited)
      subject.first { $0 > 0 }.subscribe(probe)
      DispatchQueue.concurrentPerform(iterations: threads) { subject.send($0) }
      #expect(probe.heard.count == 3)
      #expect(probe.heard.last == .completion(.finished))
    }
  }

  @Test("Many threads cancel one subscription, and its action is done once")
  func cancel() {
    for _ in 0..<100 {
      let count = Counter()
      let cancellable = AnyCancellable { count.add() }
      DispatchQueue.concurrentPerform(iterations: threads) { _ in cancellable.cancel() }
      #expect(count.value == 1)
    }
  }

  @Test("A subscriber runs without a lock: what it waits for may send, subscribe and cancel")
  func noLock() {
    var heard: [Int] = []
    let other = subject.sink(isolation: nil) { heard.append($0) }
    let cancellable = subject.sink(isolation: nil) { number in
      guard number == 1 else { return }
      let thread = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { [subject] in
        subject.send(2)
        subject.sink(isolation: nil) { _ in }.cancel()
        other.cancel()
        thread.signal()
      }
      thread.wait()
    }
    subject.send(1)
    subject.send(3)
    #expect(heard == [1, 2])
    withExtendedLifetime(cancellable) {}
  }
}

private let threads = 8
