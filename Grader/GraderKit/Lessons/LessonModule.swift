/// A lesson's samples as a test module.
struct LessonModule: Equatable, Sendable {
  /// The module's name.
  var name: String
  /// Its one file.
  var source: String
  /// The type that holds the tests of each sample, by the sample's name.
  var types: [String: String] = [:]

  /// Puts a lesson's samples together: what they declare once for all, each one's tests in a type of their own.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - lesson: The lesson.
  init(name: String, lesson: Lesson) {
    self.name = name
    var imports: [Substring] = ["import ComposableArchitecture", "import Testing"]
    var parts: [String] = []
    for sample in lesson.samples {
      var code: [Substring] = []
      for line in sample.code.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("import ") {
          if !imports.contains(line) { imports.append(line) }
        } else {
          code.append(line)
        }
      }
      let text = code.joined(separator: "\n")
      guard sample.outcome != .declares else {
        parts.append(text)
        continue
      }
      let type = "Sample_" + sample.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      types[sample.name] = type
      let isSuite = !text.trimmingPrefix { $0.isWhitespace }.hasPrefix("@Test")
      parts.append(isSuite ? "enum \(type) {\n\(text)\n}" : "@MainActor struct \(type) {\n\(text)\n}")
    }
    source = imports.joined(separator: "\n") + "\n\n" + parts.joined(separator: "\n\n") + "\n"
  }
}
