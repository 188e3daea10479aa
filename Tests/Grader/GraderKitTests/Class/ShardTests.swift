import Testing

@testable import GraderKit

@Suite("The shards of a class")
struct ShardTests {
  @Test("A number and a count, from one", arguments: [("1/1", 1, 1), ("2/8", 2, 8), ("8/8", 8, 8)])
  func reading(_ text: String, _ number: Int, _ count: Int) throws {
    #expect(try Shard(text) == Shard(number: number, count: count))
  }

  @Test("Anything else is told", arguments: ["", "1", "1/", "/4", "1/4/2", "a/b", "1 / 4", "1/0", "1/-2", "½/2"])
  func mistake(_ text: String) {
    #expect(throws: ClassError.notAShard(text)) { try Shard(text) }
  }

  @Test("A number that there is not is told", arguments: [("0/4", 0), ("5/4", 5), ("-1/4", -1)])
  func range(_ text: String, _ number: Int) {
    #expect(throws: ClassError.shardOutOfRange(number, count: 4)) { try Shard(text) }
  }

  @Test("Together they are everybody, and nobody is in two", arguments: 1...9)
  func shares(_ count: Int) {
    let names = (0..<7).map { EntryName("\($0)") }
    let shares = (1...count).map { Shard(number: $0, count: count).share(of: names) }
    #expect(shares.flatMap { $0 }.sorted() == names)
    #expect(shares.map(\.count).max() ?? 0 <= (shares.map(\.count).min() ?? 0) + 1)
    #expect(shares[0].first == names[0])
  }
}
