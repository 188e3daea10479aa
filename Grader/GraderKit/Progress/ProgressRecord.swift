import Foundation

/// What a learner has reached so far, tied to the content that was graded.
///
/// It lies in the checkout but outside the build folder, so that removing what was built loses nothing. An entry speaks of
/// the learner's files, and of the suite or the faults, that it was made from and of no others: an exercise that has changed
/// since is open again.
package struct ProgressRecord: Sendable {
  /// The last verdict on one exercise, in short.
  package struct Entry: Equatable, Sendable, Codable {
    package var digest: ContentDigest
    package var status: ExerciseStatus
    package var earned: Points
    /// How many assertions of the hidden suite passed or, where the learner writes the tests, how many faults they caught.
    package var passed: Int
    /// How many assertions there are, or faults; none where tests were not tried on any.
    package var assertions: Int
  }

  private let kit: Kit
  private var file: ProgressFile
  /// Whether there is a record that cannot be understood, or not all of it.
  package let isDamaged: Bool

  /// Reads a kit's record; one that is not there or cannot be understood is an empty one.
  package init(kit: Kit) {
    self.kit = kit
    let read = ProgressFile(reading: kit.progress)
    file = read ?? ProgressFile()
    isDamaged = read.map { !$0.isWhole } ?? Self.isThere(kit)
  }

  /// The last verdict on an exercise, if it was about what lies there now.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - work: The learner's files now.
  /// - Returns: The entry, and whether it is about these files and about what judges them now; nothing if there is none.
  package func entry(_ id: ExerciseID, _ work: Submission.Work) -> (entry: Entry, isCurrent: Bool)? {
    file.exercises[id.path].map { ($0, $0.digest == digest(id, work)) }
  }

  /// How many hints were given for an exercise.
  package func hints(_ id: ExerciseID) -> Int { file.hints?[id.path] ?? 0 }

  /// Remembers that hints were given, and writes the record as ``record(_:of:)`` does.
  ///
  /// - Parameters:
  ///   - count: How many, from the first.
  ///   - id: The exercise.
  /// - Returns: Where a record was put aside that cannot be understood, if there was one.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  package mutating func give(hints count: Int, _ id: ExerciseID) throws(GraderFault) -> String? {
    try update { file in file.hints = (file.hints ?? [:]).merging([id.path: count], uniquingKeysWith: max) }
  }

  /// Takes over what a verdict says of a submission's exercises, and writes the record, whole or not at all.
  ///
  /// What the grader could not judge stays as it was. Whoever else records at the same time loses nothing, and a record
  /// that cannot be understood is put aside, not written over.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - submission: What it is about.
  /// - Returns: Where a record was put aside that cannot be understood, if there was one.
  /// - Throws: ``GraderFault/output(path:reason:)``.
  package mutating func record(_ verdict: Verdict, of submission: Submission) throws(GraderFault) -> String? {
    let entries = verdict.exercises.compactMap { exercise -> (String, Entry)? in
      guard exercise.status != .graderFault, exercise.outcome != .coming else { return nil }
      guard let work = submission.works[exercise.id] else { return nil }
      // A stub compiles, too.
      if exercise.outcome == .withheld, isAsItBegan(exercise.id, work) { return nil }
      let isTried = exercise.exercise.kind == .tests
      let entry = Entry(
        digest: digest(exercise.id, work),
        status: exercise.status,
        earned: exercise.earned,
        passed: isTried ? exercise.variants.caught.count : exercise.assertionCounts.passed,
        assertions: isTried ? exercise.variants.faults.count : exercise.assertionCounts.all
      )
      return (exercise.id.path, entry)
    }
    return try update { file in file.exercises.merge(entries) { $1 } }
  }

  private mutating func update(_ change: (inout ProgressFile) -> Void) throws(GraderFault) -> String? {
    var putAside: String?
    let folder = kit.progress.deletingLastPathComponent()
    try Folder.make(folder)
    do {
      try FileLock.hold(folder) {
        let current = ProgressFile(reading: kit.progress)
        if let current { file = current }
        // What of it cannot be understood now, somebody may understand later.
        if current?.isWhole != true, Self.isThere(kit) {
          let seconds = Int(Date().timeIntervalSince1970)
          let aside = Folder.free("progress-\(seconds)", ending: ".json", in: folder)
          try FileManager.default.moveItem(at: kit.progress, to: aside)
          putAside = aside.path
        }
        change(&file)
        try write()
      }
    } catch GraderFault.workspace(let path, let reason) {
      // It is the folder that could not be locked, and no workspace.
      throw .output(path: path, reason: reason)
    } catch let fault as GraderFault {
      throw fault
    } catch {
      throw .output(path: kit.progress.path, error: error)
    }
    return putAside
  }

  /// Whether something lies in the record's place.
  private static func isThere(_ kit: Kit) -> Bool {
    var status = stat()
    return lstat(kit.progress.path, &status) == 0
  }

  private func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(String(decoding: encoder.encode(file), as: UTF8.self) + "\n", to: kit.progress.path)
  }

  /// What a verdict on an exercise depends on: the learner's files and what judges them.
  private func digest(_ id: ExerciseID, _ work: Submission.Work) -> ContentDigest {
    ContentDigest(work.sources.map { ($0.name, $0.text.text) } + judges(id))
  }

  private func isAsItBegan(_ id: ExerciseID, _ work: Submission.Work) -> Bool {
    work.sources.allSatisfy { source in
      (try? SourceText(reading: kit.stub(id).appending(path: source.name))) == source.text
    }
  }

  /// The files that judge an exercise; of one whose suite is withheld, or damaged, there is none.
  private func judges(_ id: ExerciseID) -> [(name: String, text: String)] {
    guard let hidden = try? HiddenFiles(kit: kit, id: id) else { return [] }
    let suite = texts(hidden) + hidden.folders(in: "Processes").flatMap { texts(hidden, in: "Processes/\($0)") }
    // Where there is no suite, the versions of the feature judge.
    return suite.isEmpty ? texts(hidden, in: ExerciseVariants.folder) : suite
  }

  private func texts(_ hidden: HiddenFiles, in folder: String = "") -> [(name: String, text: String)] {
    hidden.names(in: folder).map { name in
      ("suite/\(name)", (try? hidden.text(of: folder.isEmpty ? name : "\(folder)/\(name)")) ?? "")
    }
  }
}
