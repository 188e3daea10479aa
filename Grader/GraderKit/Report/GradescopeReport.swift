/// A verdict as Gradescope's `results.json`: a test for each test, whose scores add up to what was earned.
///
/// See <https://gradescope-autograders.readthedocs.io/en/latest/specs/>.
struct GradescopeReport: Encodable {
  private var score: Points
  private var executionTime: Double
  private var output: String
  private var outputFormat = "text"
  private var testOutputFormat = "text"
  private var testNameFormat = "text"
  private var visibility = "visible"
  private var stdoutVisibility = "visible"
  private var tests: [Test]
  private var extraData: ExtraData

  init(source: ReportSource) {
    let document = source.document
    let summary = document.summary
    score = summary.earned
    executionTime = document.grader.seconds
    let ignored = document.submission.ignored
    output =
      (source.counts + source.notes + (ignored.isEmpty ? [] : [source.phrases[.ignored(ignored)]]) + [source.graded])
      .joined(separator: "\n")
    var names = UniqueNames()
    // What is still to come is worth nothing, and would only stand there as passed or failed.
    let entries = source.entries.filter { $0.outcome != .coming }
    tests = entries.enumerated().map { index, entry in
      Test(entry, name: names.name(entry.fullName), number: "\(index + 1)", phrases: source.phrases)
    }
    extraData = ExtraData(
      isolation: document.grader.isolation,
      suspicions: document.chapters.flatMap(\.exercises).flatMap(\.suspicions)
    )
  }

  private enum CodingKeys: String, CodingKey {
    case score
    case executionTime = "execution_time"
    case output
    case outputFormat = "output_format"
    case testOutputFormat = "test_output_format"
    case testNameFormat = "test_name_format"
    case visibility
    case stdoutVisibility = "stdout_visibility"
    case tests
    case extraData = "extra_data"
  }
}

extension GradescopeReport {
  private struct Test: Encodable {
    var score: Points
    var maxScore: Points
    var status: String
    var name: String
    var number: String
    var output: String
    var tags: [String]
    var visibility = "visible"
    var extraData: Facts

    init(_ entry: ReportEntry, name: String, number: String, phrases: Phrases) {
      score = entry.earned
      maxScore = entry.points
      status = entry.outcome == .passed ? "passed" : "failed"
      self.name = name
      self.number = number
      output = entry.reason(phrases)?.excerpt(Printable.limit) ?? ""
      tags = [entry.chapter.id, entry.exercise.id]
      extraData = Facts(
        status: entry.test?.status.rawValue ?? entry.exercise.status.rawValue,
        code: entry.outcome == .passed ? nil : entry.code
      )
    }

    enum CodingKeys: String, CodingKey {
      case score
      case maxScore = "max_score"
      case status
      case name
      case number
      case output
      case tags
      case visibility
      case extraData = "extra_data"
    }
  }

  /// What the verdict says of a test where Gradescope knows only passed and failed.
  private struct Facts: Encodable {
    var status: String
    var code: String?
  }

  /// What Gradescope keeps for the instructor and shows to no student.
  private struct ExtraData: Encodable {
    var isolation: Verdict.Isolation
    var suspicions: [VerdictDocument.Suspicion]
  }
}
