/// What keeps a sample of a lesson from being checked as it is written.
package enum LessonFault: String, CaseIterable, Sendable {
  case sampleWithoutMarker
  case markerWithoutFence
  case unknownOutcome
  case nameTwice
  case printedOfNoTest
  case failingWithoutPrinted
}
