import Foundation
import Synchronization

/// Hands out tasks to processes of the grader's own, of which each does one at a time.
///
/// Whatever a task does to its process, be it a crash, costs at most the task itself: a new process takes the place.
package struct WorkerPool: Sendable {
  /// What became of a task.
  package enum Outcome: Equatable, Sendable {
    /// The line that the worker has answered.
    case answered(String)
    /// Two workers in a row have ended over it.
    case lost(GraderFault)
  }

  private let count: Int
  private let start: @Sendable (Int) -> ChildProcess

  /// - Parameters:
  ///   - count: How many work at once.
  ///   - start: The worker of a place, the first of which is 0; a place has one worker after another.
  init(count: Int, start: @escaping @Sendable (Int) -> ChildProcess) {
    self.count = count
    self.start = start
  }

  /// Has tasks done, and comes back when each has its outcome.
  ///
  /// - Parameters:
  ///   - tasks: What workers are told: a line each.
  ///   - leaders: The index of the task, none of these, that has to be done before another is begun.
  ///   - finished: Is told a task's index and what became of it, in the order in which they end; where it throws, no other task is
  ///     begun.
  /// - Throws: ``GraderFault`` where a worker cannot even begin, and what `finished` throws.
  package func run(
    _ tasks: [String],
    after leaders: [Int: Int] = [:],
    finished: (Int, Outcome) throws -> Void
  ) throws {
    let queue = TaskQueue(tasks, after: leaders)
    Thread.detachNewThread {
      queue.end(
        Result { () throws(GraderFault) in
          _ = try Array(0..<min(count, tasks.count - leaders.count)).map(atOnce: count) { place throws(GraderFault) in
            try work(at: place, queue)
          }
        }
      )
    }
    var failure: (any Error)?
    while true {
      switch queue.news() {
      case .outcome(let task, let outcome):
        guard failure == nil else { continue }
        do {
          try finished(task, outcome)
        } catch {
          failure = error
          queue.close()
        }
      case .end(let result):
        if let failure { throw failure }
        return try result.get()
      }
    }
  }

  /// Has one worker after another at a place.
  private func work(at place: Int, _ queue: TaskQueue) throws(GraderFault) {
    var failures = 0
    do throws(GraderFault) {
      while queue.isWaiting {
        guard let fault = try work(start(place), queue) else {
          failures = 0
          continue
        }
        failures += 1
        guard failures < Self.mostStarts else { throw fault }
      }
    } catch {
      queue.close()
      throw error
    }
  }

  /// How often in a row a worker is started that ends before it is ready: it may have been ended by somebody else, but not each
  /// time.
  private static let mostStarts = 3

  /// Hands tasks to one worker until there are none left, or it ends.
  ///
  /// - Returns: Why it could not even begin, if so.
  private func work(_ process: ChildProcess, _ queue: TaskQueue) throws(GraderFault) -> GraderFault? {
    let input = ProcessInput()
    let answers = Trace()
    var read = 0
    var isReady = false
    var current: Int?
    func listen() {
      while let line = answers.data.line(from: &read) {
        if let current { queue.finish(current, .answered(line)) }
        isReady = true
        current = queue.take()
        if let current { input.write(queue.tasks[current]) } else { input.end() }
      }
    }
    let result = try process.run(input: input, traces: [answers]) {
      listen()
      return nil
    }
    // What it has said last may only have arrived with its end.
    listen()
    let fault = GraderFault.workerEnded(reason: result.reason)
    guard isReady else { return fault }
    if let current { queue.putBack(current, fault) }
    return nil
  }
}

/// The tasks that no worker has begun, or that are to be begun again, and what is to be told of the others.
private final class TaskQueue: Sendable {
  enum News {
    case outcome(Int, WorkerPool.Outcome)
    /// The last: nobody works any more.
    case end(Result<Void, GraderFault>)
  }

  private struct State {
    var waiting: [Int]
    /// Those that wait for another, which has not been done, by that one.
    var followers: [Int: [Int]]
    /// Those over which a worker has ended.
    var suspects: Set<Int> = []
    var news: [News] = []
  }

  let tasks: [String]
  private let state: Mutex<State>
  private let count = DispatchSemaphore(value: 0)

  init(_ tasks: [String], after leaders: [Int: Int]) {
    self.tasks = tasks
    let waiting = tasks.indices.filter { leaders[$0] == nil }
    let followers = Dictionary(grouping: leaders.keys.sorted()) { leaders[$0] ?? $0 }
    state = Mutex(State(waiting: waiting.reversed(), followers: followers))
  }

  var isWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

  func take() -> Int? { state.withLock { $0.waiting.popLast() } }

  func finish(_ task: Int, _ outcome: WorkerPool.Outcome) {
    state.withLock { state in
      state.waiting += (state.followers.removeValue(forKey: task) ?? []).reversed()
    }
    tell(.outcome(task, outcome))
  }

  /// A worker has ended over a task: it may have been ended by somebody else, but not twice.
  func putBack(_ task: Int, _ fault: GraderFault) {
    let isFirst = state.withLock { state in
      guard state.suspects.insert(task).inserted else { return false }
      state.waiting.append(task)
      return true
    }
    if !isFirst { finish(task, .lost(fault)) }
  }

  func close() { state.withLock { ($0.waiting, $0.followers) = ([], [:]) } }

  func end(_ result: Result<Void, GraderFault>) { tell(.end(result)) }

  /// Waits until there is something to tell.
  func news() -> News {
    count.wait()
    return state.withLock { $0.news.removeFirst() }
  }

  private func tell(_ news: News) {
    state.withLock { $0.news.append(news) }
    count.signal()
  }
}

extension Data {
  /// The line that begins at a place, if it has come to its end; the place is then that of the next.
  fileprivate func line(from place: inout Int) -> String? {
    let rest = dropFirst(place)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { place = end + 1 - startIndex }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}

extension ChildProcess.Result {
  /// Why it has ended, as far as that is known: what it said last, and how.
  fileprivate var reason: String {
    let last = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    let end =
      switch ending {
      case .exited(let status): "status \(status)"
      case .signalled(let signal): "signal \(signal)"
      case .stopped(let reason): reason.rawValue
      }
    return last.isEmpty ? end : "\(last.prefix(300)) [\(end)]"
  }
}
