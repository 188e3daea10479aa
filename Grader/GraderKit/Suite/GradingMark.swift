/// What the grader's copy of a suite has around an assertion: the marks that it leaves when it begins and when it has ended,
/// and other values beside those that it claims.
struct GradingMark {
  /// The environment variable that names the log; without it, marks cost next to nothing and leave nothing.
  static let logVariable = "WORKBOOK_MARK_LOG"

  /// The environment variable that says, for those who know the key, whether claims are altered; see ``RunNumber``.
  static let runVariable = "WORKBOOK_RUN"

  /// The file that a workspace adds to each suite's module, so that the copy compiles.
  static let fileName = "GradingMark.swift"

  /// How many other values the copy knows for one that it does not see before the test runs.
  static let otherCount = 4

  /// The assertion's id.
  var site: Int
  private let type: String

  /// - Parameters:
  ///   - site: The assertion's id.
  ///   - module: The module that the copy is compiled in.
  init(site: Int, module: String) {
    self.site = site
    type = "\(module)::GradingMark"
  }

  /// What stands around the assertion.
  ///
  /// The assertion becomes an argument, so it may stand wherever an expression may: as a statement, as the value of a
  /// closure or a `let`, in a condition, under `try` and `await`. Arguments are evaluated from left to right, so that the
  /// first mark is made before the assertion runs, and the second when it has returned; one that throws leaves none.
  var around: (before: String, after: String) {
    ("\(type).passed(\(type).reached(\(site)), ", ")")
  }

  /// What stands around a value that is claimed.
  ///
  /// - Parameters:
  ///   - part: Which of the assertion's claims it is in, and how many there are.
  ///   - value: Which of the claim's values it is, and how many there are.
  ///   - others: The source of what can be claimed in its place.
  /// - Returns: The beginning and the end of a call that passes the value on, or another.
  func claim(
    part: (Int, of: Int),
    value: (Int, of: Int),
    others: [String]
  ) -> (before: String, after: String) {
    (
      "\(type).claim(\(site), \(part.0), \(part.of), \(value.0), \(value.of), ",
      others.map { ", \($0)" }.joined() + ")"
    )
  }

  /// What stands before the two forms of a macro, of which the second claims something else.
  ///
  /// - Parameters:
  ///   - negated: Whether the second form claims the opposite; its values say what is altered otherwise.
  ///   - count: How many values the macro claims.
  /// - Returns: A condition, and what follows it.
  func choice(negated: Bool, count: Int) -> String {
    negated ? "\(type).isReal(\(site)) ? " : "\(type).isReal(\(site), \(count)) ? "
  }

  /// The Swift source of ``fileName``.
  ///
  /// The file imports nothing of the learner's, so that no type or function of theirs is seen in it; but extensions are
  /// seen wherever their module is linked, so members are named by module.
  ///
  /// - Parameter key: The key that a run's number is read by.
  /// - Returns: A file that compiles by itself.
  static func source(key: UInt64) -> String {
    #"""
    import Testing

    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #endif

    /// Tells the grader which assertions begin and end, and claims what the grader asks for. Written by the grader.
    nonisolated enum GradingMark {
      struct Site: Sendable {
        let id: Int
      }

      static func reached(_ id: Int) -> Site {
        log(id, began)
        return Site(id: id)
      }

      @discardableResult
      static func passed<Value>(_ site: Site, _ value: Value) -> Value {
        log(site.id, ended)
        return value
      }

      // MARK: - Claims

      static var isReal: Bool { round == nil }

      /// Whether a claim stands, of a macro whose other form claims the opposite.
      static func isReal(_ site: Int) -> Bool {
        let isReal = round.map { site < $0.first } ?? true
        log(site, isReal ? claimed : altered)
        return isReal
      }

      /// Whether claims stand, of a macro whose other form says itself what becomes of each of its values.
      static func isReal(_ site: Int, _ count: Int) -> Bool {
        guard round == nil else { return false }
        for index in 0..<count { log(site, claimed, 0, index) }
        return true
      }

      /// One value after the other is altered as turns go on.
      static func claim<Value>(
        _ site: Int,
        _ part: Int,
        _ parts: Int,
        _ index: Int,
        _ count: Int,
        _ value: Value,
        _ others: Value...
      ) -> Value {
        let other = other(site, part, parts, index, count, value, others)
        log(site, other == nil ? claimed : altered, part, index)
        return other ?? value
      }

      private static func other<Value>(
        _ site: Int,
        _ part: Int,
        _ parts: Int,
        _ index: Int,
        _ count: Int,
        _ value: Value,
        _ others: [Value]
      ) -> Value? {
        guard let round, site >= round.first else { return nil }
        let turn = round.turn
        guard turn % parts == part, turn / parts % count == index else { return nil }
        let choice = turn / parts / count
        return others.isEmpty ? other(than: value, choice, drawnBy: turn) : others[choice % others.count]
      }

      private static func other<Value>(than value: Value, _ choice: Int, drawnBy turn: Int) -> Value? {
        let size = Int(mixed(0x\#(String(key, radix: 16)) ^ UInt64(turn)) % 6) + 1
        let step = choice % 2 == 0 ? size : -size
        let letter = ["e", "n", "t", "o", "R", "2"][size - 1]
        let isMissing = "\(value)" == "nil"
        switch value {
        case let value as Bool: return !value as? Value
        case let value as Int: return (value &+ step) as? Value
        case let value as Double: return (value + Double(step)) as? Value
        case let value as String: return (step > 0 ? value + letter : letter + value) as? Value
        case let value as any GradingCollection: return value.shorter as? Value
        case _ where isMissing: return letter as? Value ?? size as? Value ?? true as? Value ?? 0.5 as? Value
        default: return nil
        }
      }

      /// Which values are altered, from which assertion on; none when the claims stand as they are.
      private static let round: (turn: Int, first: Int)? = {
        guard let number else { return nil }
        let message = \#(RunNumber.message(of: "number", key: key))
        return message & 1 == 0 ? nil : (Int(message >> 1 & 0x1F_FFFF), Int(message >> 22))
      }()

      private static let number = getenv("WORKBOOK_RUN").flatMap { UInt64(String(cString: $0)) }

    \#(KeyedMix.source)

      // MARK: - Log

    \#(phases)

    \#(MarkCode.source(key: key))

      /// Which mark it is only who knows the key can tell: one of a claim that was altered looks like all others.
      private static func log(_ site: Int, _ phase: UInt64, _ part: Int = 0, _ index: Int = 0) {
        guard file >= 0 else { return }
        var test = "null"
        if let place = Testing::Test.Testing::current?.Testing::sourceLocation {
          test = "\"\(place.Testing::fileID):\(place.Testing::line):\(place.Testing::column)\""
        }
        let nonce = UInt64.random(in: 0...UInt64(Int64.max))
        let code = code(phase, nonce, site, part, index)
        var record =
          "{\"site\":\(site),\"part\":\(part),\"value\":\(index),\"nonce\":\(nonce),\"code\":\(code),\"test\":\(test)}\n"
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

    private nonisolated protocol GradingCollection {
      /// The collection without one of its elements, or `nil` where there is none.
      var shorter: (any GradingCollection)? { get }
    }

    extension Array: GradingCollection {
      fileprivate var shorter: (any GradingCollection)? { isEmpty ? nil : Array(self[1...]) }
    }

    extension Set: GradingCollection {
      fileprivate var shorter: (any GradingCollection)? { first.map { subtracting([$0]) } }
    }

    extension Dictionary: GradingCollection {
      fileprivate var shorter: (any GradingCollection)? {
        var shorter = self
        return keys.first.map { shorter[$0] = nil; return shorter }
      }
    }

    """#
  }

  private static var phases: String {
    MarkLog.Mark.Phase.allCases.map { "  private static let \($0): UInt64 = \($0.rawValue)" }.joined(separator: "\n")
  }
}
