@testable import GraderKit

/// Features that answer without doing the work: a claim stands against each.
extension HostileRow {
  static let answers = [
    HostileRow(id: "doesNothing", words: "G9: does nothing", deed: "break", statuses: [.failed]),
    HostileRow(
      id: "answersOne",
      words: "G9: answers the same to everything",
      deed: "state.count = 1",
      statuses: [.failed]
    ),
    HostileRow(
      id: "startsAgain",
      words: "G9: answers with the state as it began",
      deed: "state = State()",
      statuses: [.failed]
    ),
    HostileRow(
      id: "answersInEffect",
      words: "G9: answers later, by an action that nobody claims",
      deed: "return .send(.up)",
      statuses: [.failed]
    ),
    HostileRow(
      id: "answersByChance",
      words: "G9: answers with a number drawn by chance",
      deed: "state.count = Int.random(in: 100...1_000)",
      statuses: [.failed]
    ),
  ]
}
