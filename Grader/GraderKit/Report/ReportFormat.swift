/// A shape that a report can take.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case junit
  case github
  case gradescope
  case exercism
  case markdown
  case html
  case csv
}
