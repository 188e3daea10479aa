/// The marks that the grader's copy of a suite leaves when an assertion begins and when it has ended.
enum GradingMark {
  /// The environment variable that names the log; without it, marks cost next to nothing and leave nothing.
  static let logVariable = "WORKBOOK_MARK_LOG"

  /// The file that a workspace adds to each suite's module, so that the copy compiles.
  static let fileName = "GradingMark.swift"

  /// What stands around an assertion in the copy.
  ///
  /// The assertion becomes an argument, so it may stand wherever an expression may: as a statement, as the value of a
  /// closure or a `let`, in a condition, under `try` and `await`. Arguments are evaluated from left to right, so that the
  /// first mark is made before the assertion runs, and the second when it has returned; one that throws leaves none.
  static func around(site: Int, module: String) -> (before: String, after: String) {
    let type = "\(module)::GradingMark"
    return ("\(type).passed(\(type).reached(\(site)), ", ")")
  }

  /// The Swift source of ``fileName``.
  ///
  /// The file imports nothing of the learner's, so that no type or function of theirs is seen in it; but extensions are
  /// seen wherever their module is linked, so members are named by module.
  static let source = #"""
    import Testing

    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #endif

    /// Tells the grader which assertions begin and end. Written by the grader.
    nonisolated enum GradingMark {
      struct Site: Sendable {
        let id: Int
      }

      static func reached(_ id: Int) -> Site {
        log(id, "began")
        return Site(id: id)
      }

      @discardableResult
      static func passed<Value>(_ site: Site, _ value: Value) -> Value {
        log(site.id, "ended")
        return value
      }

      private static func log(_ site: Int, _ phase: String) {
        guard file >= 0 else { return }
        var test = "null"
        if let place = Testing::Test.Testing::current?.Testing::sourceLocation {
          test = "\"\(place.Testing::fileName):\(place.Testing::line):\(place.Testing::column)\""
        }
        var record = "{\"site\":\(site),\"phase\":\"\(phase)\",\"test\":\(test)}\n"
        // One write for one line: it is whole even when the process ends at the next instruction.
        record.Swift::withUTF8 { bytes in
          while write(file, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
        }
      }

      private static let file: Int32 = {
        guard let path = getenv("WORKBOOK_MARK_LOG") else { return -1 }
        return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      }()
    }

    """#
}
