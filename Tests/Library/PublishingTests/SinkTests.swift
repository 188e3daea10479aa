import Publishing
import Testing

@Suite("Sink and AnyCancellable")
struct SinkTests {
  let subject = PassthroughSubject<Int, Trouble>()

  @Test("The closures hear of values and of the end")
  func closures() {
    var values: [Int] = []
    var completions: [Subscribers.Completion<Trouble>] = []
    let cancellable = subject.sink(
      receiveCompletion: { completions.append($0) },
      receiveValue: { values.append($0) }
    )
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.noTea))
    #expect(values == [1, 2])
    #expect(completions == [.failure(.noTea)])
    withExtendedLifetime(cancellable) {}
  }

  @Test("Nothing is heard once it is cancelled")
  func cancel() {
    var values: [Int] = []
    let cancellable = subject.sink(receiveCompletion: { _ in values.append(-1) }, receiveValue: { values.append($0) })
    subject.send(1)
    cancellable.cancel()
    cancellable.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(values == [1])
  }

  @Test("Nothing is heard once the cancellable is released")
  func release() {
    var values: [Int] = []
    var cancellable: AnyCancellable? = subject.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    subject.send(1)
    #expect(cancellable != nil)
    cancellable = nil
    subject.send(2)
    #expect(values == [1])
  }

  @Test("A set or an array keeps cancellables, and cancels them when it is emptied")
  func store() {
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).store(in: &set)
    subject.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0 * 10) }).store(in: &array)
    subject.send(1)
    set = []
    subject.send(2)
    array = []
    subject.send(3)
    #expect(values == [1, 10, 20])
  }

  @Test("An action is done once, whether it is cancelled, released or both")
  func once() {
    let count = Counter()
    var cancellable: AnyCancellable? = AnyCancellable { count.add() }
    cancellable?.cancel()
    #expect(count.value == 1)
    cancellable = nil
    #expect(count.value == 1)
    _ = AnyCancellable { count.add() }
    #expect(count.value == 2)
  }

  @Test("Two cancellables are two, whatever they do")
  func identity() {
    let one = AnyCancellable {}
    let other = AnyCancellable {}
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @MainActor
  @Test("A sink that is made on the main actor uses what belongs to it")
  func mainActor() {
    let model = Model()
    let cancellable = subject.sink(receiveCompletion: { _ in }, receiveValue: { model.number = $0 })
    subject.send(4)
    #expect(model.number == 4)
    withExtendedLifetime(cancellable) {}
  }

  @Test("A sink that is made on the main actor stops the program when it is called elsewhere")
  func elsewhere() async {
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = await MainActor.run { subject.sink { print($0) } }
      await Task.detached { subject.send(1) }.value
      withExtendedLifetime(cancellable) {}
    }
  }

  @MainActor
  @Test("A sink that is made without isolation is called from anywhere")
  func withoutIsolation() async {
    let subject = PassthroughSubject<Int, Never>()
    let count = Counter()
    let cancellable = subject.sink(isolation: nil) { @Sendable _ in count.add() }
    await Task.detached { subject.send(1) }.value
    #expect(count.value == 1)
    withExtendedLifetime(cancellable) {}
  }
}

@MainActor
private final class Model {
  var number = 0
}
