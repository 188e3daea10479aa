/// One of so many parts of a class: every so-manieth learner, in the order of their names.
package struct Shard: Equatable, Sendable, Codable {
  /// From 1.
  package var number: Int
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/8`.
  ///
  /// - Parameter text: The number and the count, with a slash between them.
  /// - Throws: ``ClassError/notAShard(_:)`` for anything else, ``ClassError/shardOutOfRange(_:count:)`` for a number that there is not.
  package init(_ text: String) throws(ClassError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0 else { throw .notAShard(text) }
    guard (1...count).contains(number) else { throw .shardOutOfRange(number, count: count) }
    self.init(number: number, count: count)
  }

  /// Those of all names, sorted, that belong to it.
  package func share(of names: [EntryName]) -> [EntryName] {
    names.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
