import Foundation

/// Grades learners of a class by several workers at once, each a process of the grader's own.
package struct ClassWorkers {
  /// Where the workers build.
  package let place: WorkerStart.Place
  private let run: ClassRun
  private let pool: WorkerPool

  init(_ run: ClassRun, pool: WorkerPool, place: WorkerStart.Place) {
    self.run = run
    self.pool = pool
    self.place = place
  }

  /// Prepares to grade a class, and builds what all workers need.
  ///
  /// - Parameters:
  ///   - run: How learners are graded.
  ///   - count: How many workers there are.
  ///   - program: The grader.
  ///   - arguments: The name of a command, and what a worker is told beside that it is one.
  /// - Throws: ``GraderFault`` where the library cannot be built.
  package init(_ run: ClassRun, count: Int, program: URL, arguments: [String]) throws {
    try run.grading.prepare(under: run.conditions)
    let start = WorkerStart(
      workspace: run.grading.workspace,
      conditions: run.conditions,
      program: program,
      arguments: arguments
    )
    self.init(run, pool: start.workers(count), place: start.place)
  }

  /// Grades learners.
  ///
  /// - Parameters:
  ///   - names: Their entries.
  ///   - finished: Is told what became of each, in the order in which they are done.
  /// - Throws: ``GraderFault`` where a worker cannot begin, or what it has graded cannot be written.
  package func grade(_ names: [EntryName], finished: (EntryName, ClassRun.Outcome) -> Void) throws {
    try pool.run(names.map { try $0.line }) { index, outcome in
      let name = names[index]
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
