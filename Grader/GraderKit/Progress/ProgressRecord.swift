import Foundation

/// What a learner has reached so far, tied to the content that was graded.
///
/// It lies in the checkout but outside the build folder, so that removing what was built loses nothing. An entry speaks of
/// the files it was made from and of no others: an exercise that has been edited since is open again.
package struct ProgressRecord: Sendable {
  /// The last verdict on one exercise, in short.
  package struct Entry: Equatable, Sendable, Codable {
    package var digest: ContentDigest
    package var status: ExerciseStatus
    package var earned: Points
    package var passed: Int
    package var assertions: Int
  }

  private struct File: Codable {
    var version = 1
    var exercises: [String: Entry] = [:]
  }

  private let url: URL
  private var file: File

  /// Reads a kit's record; one that is not there or not readable is an empty one.
  package init(kit: Kit) {
    url = kit.progress
    file = (try? JSONDecoder().decode(File.self, from: Data(contentsOf: url))) ?? File()
  }

  /// The last verdict on an exercise.
  package func entry(_ id: ExerciseID) -> Entry? { file.exercises[id.path] }

  /// Takes over what a verdict says of a submission's exercises; what the grader could not judge stays as it was.
  package mutating func record(_ verdict: Verdict, of submission: Submission) {
    for exercise in verdict.exercises where exercise.status != .graderFault && exercise.status != .coming {
      guard let work = submission.works[exercise.id] else { continue }
      file.exercises[exercise.id.path] = Entry(
        digest: work.digest,
        status: exercise.status,
        earned: exercise.earned,
        passed: exercise.assertionCounts.passed,
        assertions: exercise.assertionCounts.all
      )
    }
  }

  /// Writes the record, whole or not at all.
  package func save() throws(GraderFault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try WholeFile.write(String(decoding: encoder.encode(file), as: UTF8.self) + "\n", to: url.path)
    } catch let fault as GraderFault {
      throw fault
    } catch {
      throw .output(path: url.path, reason: error.localizedDescription)
    }
  }
}
