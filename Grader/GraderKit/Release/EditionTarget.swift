import Foundation

/// A service that grades what learners hand in there.
package enum EditionTarget: String, CaseIterable, Sendable {
  /// Learners' repositories have a workflow, which fetches the teacher's kit.
  case github
  /// Learners' projects have a pipeline, which fetches the teacher's kit.
  case gitlab
  /// The service has the kit, in an archive that learners do not see.
  case gradescope

  /// The folder of what services are given, in the authors' kit; no edition has it.
  static let templates = "Grader/Templates"

  /// The name of the archive that Gradescope takes.
  package static let autograder = "autograder.zip"

  /// The files that a service wants, made of an edition's.
  ///
  /// - Parameters:
  ///   - edition: The edition's files by their paths.
  ///   - kit: The authors' kit.
  ///   - plan: What the edition holds.
  /// - Returns: The files by their paths.
  /// - Throws: ``GraderFault/incompleteKit(path:reason:)`` where a template cannot be read.
  func contents(of edition: [String: Data], kit: Kit, plan: EditionPlan) throws(GraderFault) -> [String: Data] {
    func template(_ name: String) throws(GraderFault) -> Data {
      let path = "\(Self.templates)/\(rawValue)/\(name)"
      do throws(SourceText.Refusal) {
        return Data(plan.filled(try SourceText(reading: kit.root.appending(path: path)).text).utf8)
      } catch {
        throw .incompleteKit(path: path, reason: error.english)
      }
    }
    var files = edition
    switch self {
    case .github: files[".github/workflows/grade.yml"] = try template("grade.yml")
    case .gitlab: files[".gitlab-ci.yml"] = try template("gitlab-ci.yml")
    case .gradescope:
      var archive = ZipWriter()
      for name in ["run_autograder", "setup.sh"] { archive.add(name, try template(name), isExecutable: true) }
      for (path, data) in edition.sorted(by: { $0.key < $1.key }) { archive.add("kit/\(path)", data) }
      return [Self.autograder: archive.data]
    }
    return files
  }
}

extension EditionPlan {
  /// A template with the chapters' numbers in it.
  fileprivate func filled(_ template: String) -> String {
    let numbers = catalog.chapters.map(\.number)
    return template.replacing("{{chapters}}", with: numbers.map { "\"\($0)\"" }.joined(separator: ", "))
      .replacing("{{first}}", with: numbers.first ?? "")
  }
}
