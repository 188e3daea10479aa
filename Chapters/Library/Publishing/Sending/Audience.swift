/// The subscribers of a subject, and how the subject has ended if it has.
struct Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Whether the subject has ended.
  var hasEnded: Bool { completion != nil }

  /// Takes a subscriber in; of a subject that has ended, it is only told how.
  mutating func add(_ outlet: Outlet<Output, Failure>) {
    if let completion {
      outlet.enqueue(.completion(completion))
    } else {
      outlets.append(outlet)
    }
  }

  /// Forgets a subscriber.
  mutating func remove(_ outlet: Outlet<Output, Failure>) {
    outlets.removeAll { $0 === outlet }
  }

  /// Puts a value in the line of every subscriber.
  ///
  /// - Returns: The subscribers, to whom it is then to be delivered.
  func enqueue(_ value: Output) -> [Outlet<Output, Failure>] {
    for outlet in outlets { outlet.enqueue(.value(value)) }
    return outlets
  }

  /// Puts the end in the line of every subscriber, unless the subject has ended before.
  ///
  /// - Returns: The subscribers, to whom it is then to be delivered.
  mutating func end(with completion: Subscribers.Completion<Failure>) -> [Outlet<Output, Failure>] {
    guard !hasEnded else { return [] }
    defer { outlets = [] }
    self.completion = completion
    for outlet in outlets { outlet.enqueue(.completion(completion)) }
    return outlets
  }
}
