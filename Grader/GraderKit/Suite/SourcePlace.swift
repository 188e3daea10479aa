/// A line and a column, both from 1; columns count UTF-8 code units, as the compiler does.
struct SourcePlace: Hashable, Sendable {
  var line: Int
  var column: Int
}
