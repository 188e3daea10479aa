@testable import GraderKit

/// A small class: somebody of every kind.
enum SampleClass {
  static let outline = ClassOutline(SampleCourse.catalog, Selection(all: SampleCourse.catalog))

  static let course = Course(
    title: "Testing <spring> & more",
    weights: ["01-Start": Factor(tenThousandths: 15_000), "10-More/Timer": Factor(tenThousandths: 3_333)],
    deadline: Moment(seconds: 1_772_377_140, offset: 9 * 3_600),
    lateFactor: Factor(tenThousandths: 5_000),
    grace: 60,
    extensions: ["lee": Moment(seconds: 1_772_981_940, offset: 9 * 3_600)],
    submitted: ["park": Moment(seconds: 1_772_377_000)]
  )

  static let records =
    [
      record("kim.zip", [10, 5, 6.67], time: HandInTime(seconds: 1_772_377_200, source: .archive)),
      record("lee", [3.34, 2.5, 0], time: HandInTime(seconds: 1_772_377_201, source: .commit), misses: true),
      record("late", [3.33, 2.5, 1.11], time: HandInTime(seconds: 1_772_377_201, source: .files), misses: true),
      record("park", [0, 0, 0], time: HandInTime(seconds: 1_900_000_000, source: .files)),
      record("Zo\u{EB}", [10, 5, 10]),
      record("Zoe\u{308}", [0.01, 0, 0]),
      record("=HYPERLINK(\"x\")", [1, 1, 1]),
      record("<script>alert('1')</script>", [1, 1, 1]),
      record("two\nlines, \"quoted\"", [1, 1, 1]),
      record("empty", [0, 0, 0], refusal: "Nothing of this submission was taken. It is <damaged>."),
      record("unlucky", [nil, 5, 0], fault: "The disk is full."),
    ] + alike

  /// Two that share code, in one exercise.
  private static let alike = [(record("choi.zip", [5, 5, 5]), 0), (record("choi.tar.gz", [4, 4, 4]), 100)].map {
    record,
    line in
    let prints = (1...8).map { CodePrint(hash: UInt32($0), file: 0, line: line + ($0 < 5 ? $0 : 10 * $0)) }
    var record = record
    record.exercises[0].prints = CodePrints(prints: prints)
    return record
  }

  static let facts = ClassFacts(
    language: .english,
    outline: outline,
    course: course,
    roster: records.map(\.name).sorted()
  )
  static let gradebook = Gradebook(facts, records)

  /// A record with the points of `Counter`, `Lamp` and `Timer`; none of what the grader could not judge.
  static func record(
    _ name: String,
    _ earned: [Double?],
    time: HandInTime? = nil,
    refusal: String? = nil,
    fault: String? = nil,
    misses: Bool = false
  ) -> ClassRecord {
    let given = [earned[0], earned[1], 0, earned[2]]
    let exercises = zip(outline.exercises, given).map { exercise, earned in
      ClassRecord.Exercise(
        id: exercise.id.path,
        status: earned == nil ? .graderFault : exercise.exercise.points == .zero ? .coming : .failed,
        points: exercise.exercise.points,
        earned: Points(hundredths: Int(((earned ?? 0) * 100).rounded())),
        missed: misses && exercise.id == SampleCourse.counter ? missed : [],
        hasRun: refusal == nil && earned != nil && exercise.exercise.points > .zero
      )
    }
    return ClassRecord(
      name: EntryName(name),
      key: "key",
      content: "content",
      time: time,
      refusal: refusal,
      fault: fault,
      exercises: exercises
    )
  }

  private static let missed = [
    ClassRecord.Missed(test: "Plus <adds>", line: 12, text: "send(.up) { $0.count < 1 && true }"),
    ClassRecord.Missed(test: nil, line: nil, text: "Would your tests notice if 1 > 2?"),
  ]
}
