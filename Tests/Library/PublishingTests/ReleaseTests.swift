import Publishing
import Testing

@Suite("What is released")
struct ReleaseTests {
  @Test("A subject that nobody holds is gone, though somebody is subscribed to it")
  func subject() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let weakSubject = subject
    let cancellable = subject?.map { $0 + 1 }.first().sink { _ in }
    subject = nil
    #expect(weakSubject == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test("A cancelled sink holds nothing any more, also while its cancellable is held")
  func cancel() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var load: Load? = Load()
    weak let weakLoad = load
    let cancellable = subject.filter { $0 > 0 }.first().sink { [load] _ in _ = load }
    load = nil
    #expect(weakLoad != nil)
    cancellable.cancel()
    #expect(weakLoad == nil)
  }

  @Test("A released cancellable leaves nothing of its sink behind")
  func release() {
    let subject = PassthroughSubject<Int, Never>()
    var load: Load? = Load()
    weak let weakLoad = load
    var cancellable: AnyCancellable? = subject.map { $0 + 1 }.sink { [load] _ in _ = load }
    load = nil
    #expect(weakLoad != nil)
    #expect(cancellable != nil)
    cancellable = nil
    #expect(weakLoad == nil)
  }

  @Test("A sink holds nothing any more once its publisher has ended")
  func end() {
    let subject = PassthroughSubject<Int, Never>()
    var load: Load? = Load()
    weak let weakLoad = load
    let cancellable = subject.first().sink { [load] _ in _ = load }
    load = nil
    subject.send(1)
    #expect(weakLoad == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test("A subscriber that has cancelled is let go by the subject")
  func subscriber() {
    let subject = PassthroughSubject<Int, Never>()
    var probe: Probe<Int, Never>? = Probe(wants: .unlimited)
    weak let weakProbe = probe
    if let probe { subject.subscribe(probe) }
    probe?.cancel()
    probe = nil
    #expect(weakProbe == nil)
  }

  @Test("A subscriber is let go by a subject that has ended, also one that subscribes later")
  func endedSubject() {
    let subject = PassthroughSubject<Int, Never>()
    var probe: Probe<Int, Never>? = Probe(wants: .unlimited)
    weak let weakProbe = probe
    subject.send(completion: .finished)
    if let probe { subject.subscribe(probe) }
    probe?.forgetSubscription()
    probe = nil
    #expect(weakProbe == nil)
  }

  @Test("A value that was handed on is not kept, and neither is one that nobody has asked for")
  func values() {
    let subject = PassthroughSubject<Load, Never>()
    let patient = Probe<Load, Never>(wants: .none)
    let cancellable = subject.sink { _ in }
    subject.subscribe(patient)
    var load: Load? = Load()
    weak let weakLoad = load
    if let load { subject.send(load) }
    load = nil
    #expect(weakLoad == nil)
    withExtendedLifetime(cancellable) {}
  }
}

private final class Load: Hashable {
  static func == (lhs: Load, rhs: Load) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
