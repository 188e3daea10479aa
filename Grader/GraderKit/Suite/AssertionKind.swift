/// The assertions that a hidden suite may use.
enum AssertionKind: String, Equatable, Sendable {
  case send
  case receive
  case finish
  case assert
  case skip
  case expect
  case require
  case expectNoDifference
  case confirmation
  case waitFor
}
