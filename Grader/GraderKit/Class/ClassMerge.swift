import Foundation

/// Puts the shards of a class together: from the same records, the same gradebook.
package struct ClassMerge {
  private let sources: [(folder: ClassFolder, share: Set<EntryName>)]
  private let folder: ClassFolder
  /// What all of it was graded by, with everybody who is in any of the rosters.
  private let facts: ClassFacts

  /// Sees that some folders belong together.
  ///
  /// - Parameters:
  ///   - sources: The folders that shards were graded into.
  ///   - folder: Where the whole goes.
  /// - Throws: ``ClassError``.
  package init(_ sources: [ClassFolder], into folder: ClassFolder) throws(ClassError) {
    guard let first = sources.first else { throw .noShards }
    let place = FilePlace(folder.path).identity
    var roster: Set<EntryName> = []
    var merged: ClassFacts?
    var shares: [Set<EntryName>] = []
    for source in sources {
      let path = source.path
      guard let facts = source.facts() else { throw .noClass(path: path) }
      if let place, place == FilePlace(path).identity { throw .mergeIntoItself(path: path) }
      roster.formUnion(facts.roster)
      shares.append(Set(facts.share))
      guard let merged else {
        merged = facts
        continue
      }
      if let difference = merged.difference(from: facts) { throw .classesDiffer(first.path, path, difference) }
    }
    guard var merged else { throw .noShards }
    merged.roster = roster.sorted()
    merged.shard = nil
    facts = merged
    self.sources = zip(sources, shares).map { (folder: $0, share: $1) }
    self.folder = folder
  }

  /// Writes the whole: records, reports, gradebook and overview.
  ///
  /// - Parameter remark: Is told what a teacher should know.
  /// - Returns: How many learners there are, and those whom no shard has graded.
  /// - Throws: ``ClassError`` or ``GraderFault``.
  package func run(remark: (Phrase) -> Void = { _ in }) throws -> (learners: Int, lacking: [EntryName], faults: Int) {
    try folder.prepare()
    return try folder.exclusively {
      try folder.begin(facts) { remark(.classroom(.putAside($0, $1))) }
      var merged: [EntryName] = []
      var faults = 0
      var lacking: [EntryName] = []
      for name in facts.roster {
        let all = sources.compactMap { source in source.folder.usableRecord(name).map { (source, $0) } }
          .filter { $0.1.fits(facts.outline) }
        // A shard that has somebody no longer, since others came, knows only what was handed in before.
        let own = all.filter { $0.0.share.contains(name) }
        let found = (own.isEmpty ? all : own).map { ($0.0.folder, $0.1) }
        guard var (source, record) = found.first else {
          lacking.append(name)
          continue
        }
        for other in found.dropFirst() where other.1.supersedes(record) { (source, record) = other }
        try folder.putAside(name) { remark(.classroom(.putAside(name.text, $0))) }
        try copyReports(of: name, from: source)
        try folder.write(record)
        merged.append(name)
        if record.fault != nil { faults += 1 }
      }
      try Gradebook(facts, merged.lazy.compactMap { folder.usableRecord($0) }).write(to: folder)
      return (merged.count, lacking, faults)
    }
  }

  private func copyReports(of name: EntryName, from source: ClassFolder) throws(GraderFault) {
    for format in ClassRun.formats {
      let report = source.report(name, format.rawValue)
      guard FileKind(report) == .file, let data = FileManager.default.contents(atPath: report.path) else { continue }
      try WholeFile.write(String(decoding: data, as: UTF8.self), to: folder.report(name, format.rawValue).path)
    }
  }
}

extension ClassFacts {
  /// What two shards of one class must have in common and do not.
  fileprivate func difference(from other: ClassFacts) -> ClassError.Difference? {
    if outline != other.outline { return .catalog }
    if course != other.course { return .course }
    return language == other.language ? nil : .language
  }
}

extension ClassRecord {
  /// Whether this record counts in place of another of the same learner's, whatever order they come in.
  ///
  /// One that the grader came to without a fault, then one of work that was handed in later, then what one can only order.
  func supersedes(_ other: ClassRecord) -> Bool {
    if (fault == nil) != (other.fault == nil) { return fault == nil }
    let (own, others) = (time?.seconds ?? .min, other.time?.seconds ?? .min)
    if own != others { return own > others }
    if content != other.content { return content > other.content }
    // The same files, and all the same other points: whoever behaves by lot has the better throw counted on no machine.
    let (ownEarned, otherEarned) = (earned, other.earned)
    return ownEarned != otherEarned ? ownEarned < otherEarned : key > other.key
  }

  private var earned: Points { exercises.map(\.earned).reduce(.zero, +) }
}
