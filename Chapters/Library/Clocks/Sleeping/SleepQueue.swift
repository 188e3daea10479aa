/// Those who sleep, in the order in which they are to be woken: by the ends of their sleeps, and at one instant in the order
/// in which they fell asleep.
struct SleepQueue<Instant: InstantProtocol> {
  /// Someone who sleeps.
  struct Entry {
    let sleeper: Sleeper
    let deadline: Instant
    let resume: @Sendable (Result<Bool, any Error>) -> Void
  }

  private(set) var entries: [Entry] = []

  /// Adds someone behind all who are to be woken at the same instant or before.
  mutating func insert(_ entry: Entry) {
    let index = entries.lastIndex { $0.deadline <= entry.deadline }
    entries.insert(entry, at: index.map { $0 + 1 } ?? 0)
  }

  /// Takes out one who is not to be woken any more.
  ///
  /// - Parameter sleeper: Who it is.
  /// - Returns: The entry, if there still was one.
  mutating func remove(_ sleeper: Sleeper) -> Entry? {
    entries.firstIndex { $0.sleeper === sleeper }.map { entries.remove(at: $0) }
  }

  /// Takes out the one who is to be woken first.
  ///
  /// - Parameter deadline: Those who sleep longer than this stay.
  /// - Returns: The entry, if there was one.
  mutating func removeFirst(upTo deadline: Instant) -> Entry? {
    guard let first = entries.first, first.deadline <= deadline else { return nil }
    return entries.removeFirst()
  }
}
