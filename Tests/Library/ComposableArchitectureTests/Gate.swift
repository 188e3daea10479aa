import Synchronization

/// A value that somebody waits for until the test hands it out.
@MainActor
final class Gate {
  private var text: String?
  private var waiting: [CheckedContinuation<String, Never>] = []

  nonisolated init() {}

  var value: String {
    get async {
      if let text { return text }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func open(_ text: String) {
    self.text = text
    for continuation in waiting { continuation.resume(returning: text) }
    waiting = []
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock(\.self) }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}
