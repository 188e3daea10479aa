import Foundation

/// Grades learners of a class by several workers at once, each a process of the grader's own.
package struct ClassWorkers {
  private let run: ClassRun
  private let start: () throws -> WorkerPool

  init(_ run: ClassRun, start: @escaping () throws -> WorkerPool) {
    self.run = run
    self.start = start
  }

  /// Prepares to grade a class.
  ///
  /// - Parameters:
  ///   - run: How learners are graded.
  ///   - count: How many workers there are.
  ///   - program: The grader.
  ///   - arguments: The name of a command, and what a worker is told beside that it is one.
  ///   - begin: Is told where they build before they are started.
  package init(
    _ run: ClassRun,
    count: Int,
    program: URL,
    arguments: [String],
    begin: @escaping (WorkerStart.Place) -> Void
  ) {
    self.init(run) {
      try run.grading.prepare(under: run.conditions)
      let start = WorkerStart(
        workspace: run.grading.workspace,
        conditions: run.conditions,
        program: program,
        arguments: arguments
      )
      begin(start.place)
      return start.workers(count)
    }
  }

  /// Grades learners; workers are started, and what they need is built, only where somebody has to be graded.
  ///
  /// Of those who have handed in the same one is graded first: the others' verdicts are known then.
  ///
  /// - Parameters:
  ///   - names: Their entries.
  ///   - finished: Is told what became of each, in the order in which they are done.
  /// - Throws: ``GraderFault`` where the library cannot be built, a worker cannot begin, or what it has graded cannot be written.
  package func grade(_ names: [EntryName], finished: (EntryName, ClassRun.Outcome) -> Void) throws {
    var open: [EntryName] = []
    var firsts: [String: Int] = [:]
    var leaders: [Int: Int] = [:]
    for name in names {
      switch try run.look(at: name) {
      case .settled(let outcome): finished(name, outcome)
      case .open(let work):
        if let work, let first = firsts[work] { leaders[open.count] = first }
        if let work, firsts[work] == nil { firsts[work] = open.count }
        open.append(name)
      }
    }
    guard !open.isEmpty else { return }
    try start().run(open.map { try $0.line }, after: leaders) { index, outcome in
      let name = open[index]
      switch outcome {
      case .lost(let fault): finished(name, try run.lost(name, fault))
      case .answered(let line):
        switch try Answer(line: line) {
        case .outcome(let outcome): finished(name, outcome)
        case .fault(let fault): throw fault
        }
      }
    }
  }

  /// Grades whomever standard input names: what a worker does.
  ///
  /// - Parameter run: How learners are graded.
  /// - Returns: Never.
  package static func serve(_ run: ClassRun) -> Never {
    Worker.serve { line in
      do {
        let answer: Answer
        do throws(GraderFault) {
          answer = .outcome(try run.grade(EntryName(line: line)))
        } catch {
          answer = .fault(error)
        }
        return try answer.line
      } catch {
        // No answer would be taken for another's.
        return "\(error)".replacing("\n", with: " ")
      }
    }
  }

  /// What a worker has to say of a learner.
  enum Answer: Codable {
    case outcome(ClassRun.Outcome)
    /// Nobody can be graded any more.
    case fault(GraderFault)
  }
}

/// What the grader and its workers say to each other is JSON, which needs no line break.
extension Encodable {
  fileprivate var line: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

extension Decodable {
  fileprivate init(line: String) throws(GraderFault) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
    } catch {
      throw .unforeseen(reason: line)
    }
  }
}
