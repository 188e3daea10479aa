/// What a subject tells its subscribers.
enum Event<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// What becomes of a value that comes while nobody asks for one.
enum OutletMemory<Output> {
  /// It is forgotten.
  case none

  /// It waits, in place of the one before, until it is asked for.
  case latest(Output?)
}

/// The events that wait for one subscriber, and how many values it wants.
struct EventLine<Output, Failure: Error> {
  /// What is to be done next.
  enum Step {
    case value(Output, to: any Subscriber<Output, Failure>)
    case completion(Subscribers.Completion<Failure>, to: any Subscriber<Output, Failure>)
    /// Nothing; the value is handed out only to be released by the caller.
    case dropped(Output?)
  }

  let downstream: any Subscriber<Output, Failure>
  var demand = Subscribers.Demand.none
  var events: [Event<Output, Failure>] = []
  private var memory: OutletMemory<Output>

  init(to downstream: some Subscriber<Output, Failure>, memory: OutletMemory<Output>) {
    self.downstream = downstream
    self.memory = memory
  }

  /// Takes the next step out of the line.
  ///
  /// - Returns: What to do, or `nil` if there is nothing to be done before something else happens.
  mutating func next() -> Step? {
    if demand > .none, case .latest(let value?) = memory {
      memory = .latest(nil)
      demand -= 1
      return .value(value, to: downstream)
    }
    guard !events.isEmpty else { return nil }
    switch events.removeFirst() {
    case .value(let value) where demand > .none:
      demand -= 1
      return .value(value, to: downstream)
    case .value(let value):
      return .dropped(keep(value))
    case .completion(let completion):
      return .completion(completion, to: downstream)
    }
  }

  /// Keeps a value that nobody has asked for, if such values are kept.
  ///
  /// - Returns: The value that is lost.
  private mutating func keep(_ value: Output) -> Output? {
    guard case .latest(let last) = memory else { return value }
    memory = .latest(value)
    return last
  }
}
