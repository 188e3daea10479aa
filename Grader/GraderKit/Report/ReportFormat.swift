/// A shape that a report can take.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
}
