/// A chapter as its `chapter.json` describes it.
package struct Chapter: Equatable, Sendable, Decodable {
  /// The name of its folder: a two-digit number, a dash and a name.
  package var id: String
  package var title: LocalizedText
  /// In the order in which they are meant to be done.
  package var exercises: [Exercise]

  /// The two digits that the id begins with.
  package var number: String { String(id.prefix(2)) }

  /// The exercise's number as lessons print it: `1.2`.
  package func number(of exercise: Exercise) -> String {
    let position = exercises.firstIndex { $0.id == exercise.id }.map { $0 + 1 } ?? 0
    return "\(Int(number) ?? 0).\(position)"
  }
}
