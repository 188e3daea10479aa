/// What a class is graded by, kept in its folder: with the records, all that a gradebook is made of.
package struct ClassFacts: Equatable, Sendable, Codable {
  /// Of the folder as a whole.
  static let currentVersion = 1

  package var version = Self.currentVersion
  /// The language of its reports.
  package var language: Language
  package var outline: ClassOutline
  package var course: Course
  /// The part of the class that was graded here, if not all of it.
  package var shard: Shard?
  /// Everybody who has handed something in, here or elsewhere.
  package var roster: [EntryName]

  package init(
    language: Language,
    outline: ClassOutline,
    course: Course,
    shard: Shard? = nil,
    roster: [EntryName]
  ) {
    self.language = language
    self.outline = outline
    self.course = course
    self.shard = shard
    self.roster = roster
  }

  /// Those who are graded here.
  package var share: [EntryName] { shard?.share(of: roster) ?? roster }
}
