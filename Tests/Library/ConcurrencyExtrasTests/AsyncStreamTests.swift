import ConcurrencyExtras
import Testing

@Suite("Streams")
struct AsyncStreamTests {
  @Test("A stream of a sequence has the elements of the sequence")
  func elements() async throws {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    let even = numbers.filter { $0 != 2 }
    #expect(await all(even.eraseToStream()) == [1, 3])
  }

  @Test("A stream of a sequence asks for no element before it is asked itself")
  func onDemand() async {
    let asked = LockIsolated(0)
    let stream = AsyncStream<Int>(unfolding: {
      asked.withValue { $0 += 1 }; return 1
    }).prefix(2).eraseToStream()
    #expect(asked.value == 0)
    #expect(await all(stream) == [1, 1])
    #expect(asked.value == 2)
  }

  @Test("A stream ends where its sequence throws, a throwing stream throws the error")
  func failingSequence() async {
    #expect(await all(failing().eraseToStream()) == [1])
    await #expect(throws: Failure()) { try await all(failing().eraseToThrowingStream()) }
  }

  @Test("A finished stream ends at once")
  func finished() async throws {
    #expect(await all(AsyncStream<Int>.finished) == [])
    #expect(try await all(AsyncThrowingStream<Int, any Error>.finished()) == [])
    await #expect(throws: Failure()) {
      try await all(AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()))
    }
  }

  @Test("A stream without end ends when its task is cancelled")
  func never() async throws {
    let plain = Task { await all(AsyncStream<Int>.never) }
    let throwing = Task { try await all(AsyncThrowingStream<Int, any Error>.never) }
    plain.cancel()
    throwing.cancel()
    #expect(await plain.value == [])
    #expect(try await throwing.value == [])
  }
}

private struct Failure: Error, Equatable {}

private func failing() -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream {
    $0.yield(1)
    $0.finish(throwing: Failure())
  }
}

@discardableResult
private func all<S: AsyncSequence>(_ sequence: S) async throws(S.Failure) -> [S.Element] {
  var elements: [S.Element] = []
  for try await element in sequence { elements.append(element) }
  return elements
}
