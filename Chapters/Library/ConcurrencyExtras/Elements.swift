/// The elements of a sequence, one after the other.
///
/// It calls itself sendable although an iterator must not be asked for two elements at the same time: only a stream asks it,
/// and two tasks must not wait for the elements of one stream.
final class Elements<Sequence: AsyncSequence>: @unchecked Sendable {
  private var iterator: Sequence.AsyncIterator

  init(of sequence: Sequence) {
    iterator = sequence.makeAsyncIterator()
  }

  func next() async throws -> Sequence.Element? {
    try await iterator.next()
  }
}
