extension LessonFault {
  /// What is wrong with a sample, and what to write.
  ///
  /// It is for the authors of a kit, whose common language is English.
  var english: String {
    switch self {
    case .sampleWithoutMarker:
      "this sample has no marker. Write '<!-- sample: NAME, outcome: passes -->' before its fence, with what becomes of it"
    case .markerWithoutFence:
      "this marker has no fence. Write the sample, or what it prints, between ``` directly after it, or take the marker out"
    case .unknownOutcome:
      "this marker cannot be read. Write '<!-- sample: NAME, outcome: OUTCOME -->' or '<!-- printed: NAME -->'; an outcome is "
        + "one of \(Lesson.Outcome.allCases.map(\.rawValue).joined(separator: ", "))"
    case .nameTwice: "another sample has this name. Give each sample of a lesson a name of its own"
    case .printedOfNoTest:
      "no test before this has the name that it gives. Write the name of a sample that stands before it and runs"
    case .failingWithoutPrinted:
      "this sample does not say what it prints. Write '<!-- printed: NAME -->' and a fence of text with what it prints after it"
    }
  }
}
