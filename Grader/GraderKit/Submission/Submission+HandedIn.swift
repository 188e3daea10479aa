import Foundation

extension Submission {
  /// Whether it has none of the files that exercises ask for, not even one that cannot be taken.
  package var isEmpty: Bool {
    works.values.allSatisfy { $0.sources.isEmpty && $0.refused.allSatisfy { $0.reason == .missing } }
  }

  /// Reads what somebody else handed in, which is something only if it has a file that an exercise asks for.
  ///
  /// - Parameters:
  ///   - path: The folder or the archive, as it was named.
  ///   - catalog: What to take.
  /// - Throws: ``SubmissionRefusal`` where nothing can be taken, with what may have been meant.
  package init(handedIn path: String, catalog: Catalog) throws(SubmissionRefusal) {
    try self.init(at: URL(filePath: path), catalog: catalog)
    guard isEmpty else { return }
    let example = catalog.exercises.first.map { chapter, exercise in
      "\(ExerciseID(chapter: chapter.id, exercise: exercise.id).path)/\(exercise.files.first ?? "")"
    }
    throw .nothingAskedFor(
      example: example ?? "",
      found: ignored.prefix(5).map(Printable.line),
      meant: Self.meant(by: path, catalog: catalog)
    )
  }

  /// The folder around or within another that was handed in: who names one often goes a step too far, or not far enough.
  private static func meant(by path: String, catalog: Catalog) -> String? {
    guard let files = FolderFiles(URL(filePath: path)) else { return nil }
    let full = FilePlace(path).path
    let around = (1...3).compactMap { path.droppingNames($0) ?? full.droppingNames($0) }
    let within = files.listing(of: "").names.prefix(50).filter { $0.hasSuffix("/") }
      .map { (path.hasSuffix("/") ? path : path + "/") + $0.dropLast() }
    return (around + within).first { place in
      (try? Submission(at: URL(filePath: place), catalog: catalog))?.isEmpty == false
    }
  }
}

extension String {
  /// A path without its last names; nothing where that cannot be told from the path alone.
  fileprivate func droppingNames(_ count: Int) -> String? {
    let names = split(separator: "/")
    guard names.count > count, !names.contains(where: { $0 == "." || $0 == ".." }) else { return nil }
    return (hasPrefix("/") ? "/" : "") + names.dropLast(count).joined(separator: "/")
  }
}
