/// The table of exercises in `Package.swift`, compared with the catalog.
enum ManifestTable {
  /// The modules of the library that every exercise uses, as `Package.swift` lists them.
  ///
  /// - Parameter manifest: The text of `Package.swift`.
  /// - Returns: Their names; none where there is no such list.
  static func everywhere(manifest: String) -> [String] {
    let list = manifest.firstMatch(of: /(?m)^let everywhere(?:: \[String\])? = \[([^\]]*)\]/)
    return (list?.1 ?? "").matches(of: /"([^"]*)"/).map { String($0.1) }
  }

  /// What must be changed in the table so that it names the catalog's exercises, in their order, and no others.
  ///
  /// - Parameters:
  ///   - manifest: The text of `Package.swift`.
  ///   - catalog: What `chapter.json` files say.
  /// - Returns: Lines to add and to take away, as they must read; nothing when the two agree.
  static func mend(manifest: String, catalog: Catalog) -> String? {
    let wanted = catalog.exercises.filter(\.exercise.hasEngine).map { line($0.chapter, $0.exercise) }
    // One that is too long for a line stands on several.
    let found = lines(of: manifest).map { range in
      "\(manifest[range]),".replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }
    guard wanted != found else { return nil }
    let added = wanted.filter { !found.contains($0) }.map { "add '\($0)'" }
    let removed = found.filter { !wanted.contains($0) }.map { "remove '\($0)'" }
    let changes = added + removed
    guard changes.isEmpty else { return changes.joined(separator: "; ") }
    return "put the lines in this order: \(wanted.joined(separator: " "))"
  }

  /// The manifest with a table that names the catalog's exercises.
  ///
  /// - Parameters:
  ///   - manifest: The text of `Package.swift`.
  ///   - catalog: What `chapter.json` files say.
  /// - Returns: The mended text; nothing where it has no table to mend.
  static func mended(manifest: String, catalog: Catalog) -> String? {
    let wanted = catalog.exercises.filter(\.exercise.hasEngine).map { line($0.chapter, $0.exercise) }
    let found = lines(of: manifest)
    guard let first = found.first, let last = found.last else {
      guard let empty = manifest.firstMatch(of: /(let exercises: \[Exercise\] = \[)\s*\]/) else { return nil }
      let table = wanted.map { "\n  \($0)" }.joined()
      return "\(manifest[..<empty.output.1.endIndex])\(table)\n]\(manifest[empty.range.upperBound...])"
    }
    // The comma of the last line stays behind it.
    let table = wanted.joined(separator: "\n  ").dropLast()
    return "\(manifest[..<first.lowerBound])\(table)\(manifest[last.upperBound...])"
  }

  private static func lines(of manifest: String) -> [Range<String.Index>] {
    let line =
      /Exercise\(\s*chapter: "[^"]*",\s*id: "[^"]*"(,\s*kind: \.[a-z]+)?(,\s*(modules|imports|processes): \[[^\]]*\])*(,\s*manifest: true)?\s*\)/
    return manifest.matches(of: line).map(\.range)
  }

  private static func line(_ chapter: Chapter, _ exercise: Exercise) -> String {
    let kind = exercise.kind == .feature ? "" : ", kind: .\(exercise.kind.rawValue)"
    let modules = list("modules", exercise.modules ?? [])
    let imports = list("imports", exercise.allImports)
    let processes = list("processes", exercise.allProcesses.map(\.name))
    let manifest = exercise.isManifest ? ", manifest: true" : ""
    let more = "\(kind)\(modules)\(imports)\(processes)\(manifest)"
    return "Exercise(chapter: \"\(chapter.id)\", id: \"\(exercise.id)\"\(more)),"
  }

  private static func list(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : ", \(label): [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }
}
