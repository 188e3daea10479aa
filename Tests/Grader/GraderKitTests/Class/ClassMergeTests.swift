import Foundation
import Testing

@testable import GraderKit

@Suite("Shards that are put together")
struct ClassMergeTests {
  @Test("Make the gradebook of the class in one piece, to the byte, in whatever order they come", arguments: 1...5)
  func same(_ count: Int) throws {
    try withTemporaryFolder { folder in
      try ClassSessionTests.run(folder.appending(path: "whole"))
      let shards = try Self.shards(count, in: folder).shuffled()
      let result = try ClassMerge(shards, into: ClassFolder("\(folder.path)/merged")).run()
      #expect(result.learners == 4 && result.lacking.isEmpty && result.faults == 1)
      for file in ["gradebook.csv", "index.html"] {
        #expect(
          try Data(contentsOf: folder.appending(path: "merged/\(file)"))
            == Data(contentsOf: folder.appending(path: "whole/\(file)"))
        )
      }
      let names = try folder.names(in: "merged/submissions")
      #expect(names == (try folder.names(in: "whole/submissions")))
      #expect(try folder.text(of: "merged/reports/kim.html") == "kim")
      // What was merged can be merged again, and into the same place.
      _ = try ClassMerge([ClassFolder("\(folder.path)/merged")], into: ClassFolder("\(folder.path)/again")).run()
      _ = try ClassMerge(shards, into: ClassFolder("\(folder.path)/merged")).run()
      #expect(try folder.text(of: "again/gradebook.csv") == folder.text(of: "merged/gradebook.csv"))
    }
  }

  @Test("Whoever was graded by none of them is told, and left out")
  func lacking() throws {
    try withTemporaryFolder { folder in
      let shards = try Self.shards(2, in: folder)
      let result = try ClassMerge([shards[1]], into: ClassFolder("\(folder.path)/merged")).run()
      #expect(result.lacking == [EntryName("Lee.zip"), EntryName("kim")])
      #expect(try folder.text(of: "merged/gradebook.csv").csvRows.count == 2)
    }
  }

  @Test("Of somebody whom a shard no longer has, since others came, it is heard only where no other knows more")
  func moved() throws {
    try withTemporaryFolder { folder in
      let shards = try Self.shards(2, in: folder)
      // Before the others came, it had somebody whom the other has now, who had more points then.
      let (former, now) = (SampleClass.record("kim", [1, 1, 1]), SampleClass.record("kim", [2, 2, 2]))
      #expect(former.supersedes(now))
      let share = try shards.map { try #require($0.facts()).share }
      let own = try #require(share.firstIndex { $0.contains(former.name) })
      try shards[own].write(now)
      try shards[1 - own].write(former)
      for (sources, points) in [(shards, "6"), ([shards[1 - own]], "3")] {
        _ = try ClassMerge(sources, into: ClassFolder("\(folder.path)/merged")).run()
        let rows = try folder.text(of: "merged/gradebook.csv").csvRows
        #expect(rows.first { $0["submission"] == "kim" }?["points"] == points)
      }
    }
  }

  @Test("Of two records of one learner the same counts, whatever order they come in", arguments: pairs)
  func precedence(_ pair: Pair) {
    #expect(pair.counts.supersedes(pair.other))
    #expect(!pair.other.supersedes(pair.counts))
  }

  @Test("The same record twice is one")
  func twice() {
    #expect(!pairs[0].counts.supersedes(pairs[0].counts))
  }

  @Test("Folders that do not belong together are told apart")
  func mistakes() throws {
    try withTemporaryFolder { folder in
      let shards = try Self.shards(2, in: folder)
      let (one, two, out) = (shards[0].path, shards[1].path, ClassFolder("\(folder.path)/merged"))
      try folder.makeFolder("none")
      #expect(throws: ClassError.noShards) { try ClassMerge([], into: out) }
      #expect(throws: ClassError.noClass(path: "\(folder.path)/none")) {
        try ClassMerge([shards[0], ClassFolder("\(folder.path)/none")], into: out)
      }
      #expect(throws: ClassError.mergeIntoItself(path: two)) { try ClassMerge(shards, into: shards[1]) }
      for (difference, change) in Self.changes {
        var facts = try #require(shards[1].facts())
        let former = facts
        change(&facts)
        try ClassFolder.write(facts, to: shards[1].factsFile)
        #expect(throws: ClassError.classesDiffer(one, two, difference)) { try ClassMerge(shards, into: out) }
        try ClassFolder.write(former, to: shards[1].factsFile)
      }
    }
  }

  struct Pair: Sendable {
    var counts: ClassRecord
    var other: ClassRecord
  }

  private static let changes: [(ClassError.Difference, @Sendable (inout ClassFacts) -> Void)] = [
    (.course, { $0.course.lateFactor = Factor(tenThousandths: 1) }),
    (.catalog, { $0.outline.chapters.removeLast() }),
    (.language, { $0.language = .korean }),
  ]

  private static func shards(_ count: Int, in folder: URL) throws -> [ClassFolder] {
    try (1...count).map { number in
      let place = folder.appending(path: "shard-\(number)")
      var facts = ClassSessionTests.facts
      facts.shard = Shard(number: number, count: count)
      try ClassSessionTests.run(place, facts)
      for name in facts.share { try place.write(name.text, to: "reports/\(name.fileName).html") }
      return ClassFolder(place.path)
    }
  }
}

private let pairs: [ClassMergeTests.Pair] = {
  let early = HandInTime(seconds: 1, source: .files)
  let late = HandInTime(seconds: 2, source: .files)
  var other = SampleClass.record("kim", [1, 1, 1])
  other.content = "other"
  return [
    .init(
      counts: SampleClass.record("kim", [1, 1, 1], time: late),
      other: SampleClass.record("kim", [9, 1, 1], time: early)
    ),
    .init(
      counts: SampleClass.record("kim", [1, 1, 1]),
      other: SampleClass.record("kim", [nil, 1, 1], time: late, fault: "!")
    ),
    .init(counts: other, other: SampleClass.record("kim", [1, 1, 1])),
    .init(counts: SampleClass.record("kim", [1, 1, 1]), other: SampleClass.record("kim", [2, 1, 1])),
  ]
}()
