import Testing

@testable import GraderKit

@Suite("The gradebook of a class")
struct GradebookTests {
  @Test("Everything in it adds up, to the hundredth")
  func sums() {
    for row in SampleClass.gradebook.rows where row.state != .graderFault {
      #expect(row.earned == row.chapters.compactMap { $0 }.reduce(.zero, +))
      #expect(row.chapters[0] == row.exercises.prefix(3).compactMap { $0 }.reduce(.zero, +))
      #expect(row.chapters[1] == row.exercises[3])
      #expect(row.weighted == row.weightedChapters.compactMap { $0 }.reduce(.zero, +))
      #expect(row.weightedChapters[0] == row.weightedExercises.prefix(3).compactMap { $0 }.reduce(.zero, +))
      #expect(row.final == row.weighted.map { row.factor * $0 })
    }
  }

  @Test("Points count by their weights and, where they come late, by the late factor", arguments: reckonings)
  func reckoning(_ name: String, _ earned: String, _ weighted: String, _ isLate: Bool, _ final: String) throws {
    let row = try #require(SampleClass.gradebook.rows.first { $0.name == EntryName(name) })
    #expect(row.earned?.description == earned)
    #expect(row.weighted?.description == weighted)
    #expect(row.isLate == isLate)
    #expect(row.final?.description == final)
  }

  @Test("Whom the grader has failed has no sum, so that nobody pays for it")
  func fault() throws {
    let row = try #require(SampleClass.gradebook.rows.first { $0.name == EntryName("unlucky") })
    #expect(row.state == .graderFault)
    #expect(row.exercises[0] == nil && row.exercises[1] == Points(5))
    #expect(row.chapters[0] == nil && row.chapters[1] == .zero)
    #expect(row.earned == nil && row.weighted == nil && row.final == nil)
  }

  @Test("A time that the course file tells comes before what files tell, in the deadline's zone")
  func times() throws {
    let park = try #require(SampleClass.gradebook.rows.first { $0.name == EntryName("park") })
    #expect(park.submitted?.description == "2026-03-01T23:56:40+09:00")
    #expect(park.submittedBy == .course && !park.isLate)
    let kim = try #require(SampleClass.gradebook.rows.first { $0.name == EntryName("kim.zip") })
    #expect(kim.submitted?.description == "2026-03-02T00:00:00+09:00")
    #expect(kim.submittedBy == .archive && !kim.isLate)
  }

  @Test("Learners are called without the endings of archives, unless two would be called the same")
  func names() {
    let names = SampleClass.gradebook.rows.map(\.learner)
    #expect(Set(["kim", "choi.zip", "choi.tar.gz", "lee"]).isSubset(of: names))
    #expect(!names.contains("choi"))
  }

  @Test("It is the same in whatever order its records come")
  func order() {
    #expect(Gradebook(SampleClass.facts, SampleClass.records.shuffled()) == SampleClass.gradebook)
  }

  @Test("Records of other exercises, or other points, do not belong to it")
  func others() {
    var other = SampleClass.records[0]
    other.exercises[0].points = Points(9)
    var shorter = SampleClass.records[1]
    shorter.exercises.removeLast()
    #expect(Gradebook(SampleClass.facts, [other, shorter]).rows.isEmpty)
  }

  @Test("What is missed most often is counted once for each learner whose tests ran")
  func missed() {
    let missed = SampleClass.gradebook.missed
    #expect(missed.map(\.count) == [2, 2])
    #expect(missed.map(\.all) == [11, 11])
    #expect(missed.map(\.claim.line) == [nil, 12])
    #expect(missed.map(\.id) == [SampleCourse.counter, SampleCourse.counter])
  }

  @Test("As a table, a cell is text to a spreadsheet whatever a learner is called, and rows stay rows")
  func csv() throws {
    let rows = SampleClass.gradebook.csv.csvRows
    #expect(rows.count == SampleClass.records.count)
    #expect(Set(rows.compactMap { $0["report"] }).count == rows.count)
    #expect(rows.contains { $0["learner"] == "'=HYPERLINK(\"x\")" })
    #expect(rows.contains { $0["learner"] == "two\u{FFFD}lines, \"quoted\"" })
    for row in rows where row["status"] != "graderFault" {
      let final = try #require(row["final"].flatMap(Double.init))
      let weighted = try #require(row["weighted"].flatMap(Double.init))
      let factor = try #require(row["late_factor"].flatMap(Double.init))
      #expect(abs(final - weighted * factor) < 0.005001)
    }
  }
}

/// Earned, weighted, late, final.
private let reckonings: [(String, String, String, Bool, String)] = [
  ("kim.zip", "21.67", "24.72", false, "24.72"),
  ("lee", "5.84", "8.76", false, "8.76"),
  // 3.33 × 1.5 is 4.995, and half a hundredth counts as a whole.
  ("late", "6.94", "9.12", true, "4.56"),
  ("Zo\u{EB}", "25", "25.83", false, "25.83"),
  ("Zoe\u{308}", "0.01", "0.02", false, "0.02"),
  ("empty", "0", "0", false, "0"),
]
