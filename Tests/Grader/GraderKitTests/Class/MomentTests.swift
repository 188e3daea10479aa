import Testing

@testable import GraderKit

@Suite("A time with its zone")
struct MomentTests {
  @Test("Is read and written as ISO 8601 has it", arguments: moments)
  func reading(_ text: String, _ seconds: Int, _ written: String) {
    #expect(Moment(text)?.seconds == seconds)
    #expect(Moment(text)?.description == written)
  }

  @Test(
    "Is none without a zone, or on a day or at an hour that there is not",
    arguments: [
      "", "2026-03-01", "2026-03-01T12:00:00", "2026-03-01 12:00", "2026-13-01T12:00:00Z", "2026-00-01T12:00:00Z",
      "2026-02-30T12:00:00Z", "2026-03-00T12:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01T12:60:00Z",
      "2026-03-01T12:00:60Z", "2026-03-01T12:00:00+24:00", "2026-03-01T12:00:00 Z", "26-03-01T12:00:00Z",
    ]
  )
  func none(_ text: String) {
    #expect(Moment(text) == nil)
  }

  @Test("Days of all months and weeks of five hundred years come back")
  func days() {
    let seconds = stride(from: -5_000_000_000, to: 12_622_780_800, by: 86_400 * 97 + 1)
    for second in seconds {
      let moment = Moment(seconds: second)
      #expect(Moment(moment.description) == moment)
    }
  }
}

private let moments: [(String, Int, String)] = [
  ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
  ("1969-12-31T23:59:59Z", -1, "1969-12-31T23:59:59Z"),
  ("2000-02-29T12:00:00Z", 951_825_600, "2000-02-29T12:00:00Z"),
  ("2026-03-01T23:59:00+09:00", 1_772_377_140, "2026-03-01T23:59:00+09:00"),
  ("2026-03-01 23:59+0900", 1_772_377_140, "2026-03-01T23:59:00+09:00"),
  ("2026-03-01T09:59:00.25-05:00", 1_772_377_140, "2026-03-01T09:59:00-05:00"),
  ("2026-03-01T14:59:00+00:00", 1_772_377_140, "2026-03-01T14:59:00Z"),
]
