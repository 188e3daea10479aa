/// A lesson, as far as it can be checked: the samples that it shows and what it says of them.
///
/// A sample is a fence of Swift under a marker, `<!-- sample: NAME, outcome: declares|passes|fails|leaks|crashes|apart -->`.
/// What a sample prints stands in a fence of text under `<!-- printed: NAME -->`; one that fails, leaks or crashes needs it.
struct Lesson: Equatable, Sendable {
  /// One sample.
  struct Sample: Equatable, Sendable {
    var name: String
    var outcome: Outcome
    var code: String
    /// Every issue in order, failures after a cross and information after a box; of what leaks, those that belong to no test;
    /// of a crash, a part of what the process said.
    var printed: String?
  }

  /// What a lesson says of a sample.
  enum Outcome: String, CaseIterable, Sendable {
    /// Types that the samples after it use.
    case declares
    /// Tests, all of which pass.
    case passes
    /// Tests, at least one of which fails.
    case fails
    /// Tests that pass in a run that fails: something is reported that belongs to no test.
    case leaks
    /// A test that ends the process.
    case crashes
    /// Code that is no test, and that one module cannot hold: a test of the kit builds it by itself.
    case apart

    /// Whether a sample needs what it prints beside it.
    var needsPrinted: Bool { self == .fails || self == .leaks || self == .crashes }

    /// Whether a sample has a run to itself: what it does tells of the whole process.
    var runsAlone: Bool { self == .leaks || self == .crashes }
  }

  /// In the order of the text.
  var samples: [Sample] = []
  /// Its sections and samples, in the order of the text.
  var landmarks: [Landmark] = []
  /// How many lines it has.
  let lineCount: Int
  /// What cannot be checked as it is written, with the line.
  var problems: [Problem] = []

  /// Something in the text that keeps a sample from being checked.
  struct Problem: Equatable, Sendable {
    var kind: LessonFault
    var line: Int
  }

  /// Reads a lesson's Markdown.
  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    lineCount = lines.count
    var marker: (text: Substring, line: Int)?
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let match = line.wholeMatch(of: /<!-- ((?:sample|printed): .*) -->/) {
        if let marker { problems.append(Problem(kind: .markerWithoutFence, line: marker.line)) }
        marker = (match.1, index + 1)
      } else if line.hasPrefix("```") {
        let fence = lines[(index + 1)...].prefix { !$0.hasPrefix("```") }
        take(fence.joined(separator: "\n"), language: line.dropFirst(3), marker: marker?.text, line: index + 1)
        marker = nil
        index += fence.count + 1
      } else {
        if let section = Landmark.Kind(heading: line) { landmarks.append(Landmark(kind: section, line: index + 1)) }
        if !line.isEmpty, let open = marker {
          problems.append(Problem(kind: .markerWithoutFence, line: open.line))
          marker = nil
        }
      }
      index += 1
    }
    if let marker { problems.append(Problem(kind: .markerWithoutFence, line: marker.line)) }
    for sample in samples where sample.outcome.needsPrinted && sample.printed == nil {
      problems.append(Problem(kind: .failingWithoutPrinted, line: places[sample.name] ?? 0))
    }
  }

  /// The lines of the samples' fences, by name.
  private var places: [String: Int] = [:]

  private mutating func take(_ text: String, language: Substring, marker: Substring?, line: Int) {
    guard let marker else {
      if language == "swift" { problems.append(Problem(kind: .sampleWithoutMarker, line: line)) }
      return
    }
    if let match = marker.wholeMatch(of: /printed: (\S+)/) {
      guard let index = samples.firstIndex(where: { $0.name == match.1 && $0.outcome != .declares }) else {
        problems.append(Problem(kind: .printedOfNoTest, line: line))
        return
      }
      samples[index].printed = text
    } else if let match = marker.wholeMatch(of: /sample: (\S+), outcome: (\S+)/), let outcome = Outcome(match.2) {
      let name = String(match.1)
      if places[name] != nil { problems.append(Problem(kind: .nameTwice, line: line)) }
      places[name] = line
      landmarks.append(Landmark(kind: .sample(name), line: line))
      samples.append(Sample(name: name, outcome: outcome, code: text))
    } else {
      problems.append(Problem(kind: .unknownOutcome, line: line))
    }
  }
}

extension Lesson.Outcome {
  fileprivate init?(_ name: Substring) { self.init(rawValue: String(name)) }
}
