import Foundation

/// The right version of an exercise's feature and all the others, ready to be built as one.
struct ExerciseVariants: Equatable, Sendable {
  /// The right feature's files by name.
  var reference: [String: String]
  /// In an order that says nothing of them; the first is number 1 of the processes' choice, the right feature number 0.
  var variants: [Variant]
  /// What the workspace compiles: the right feature's files with every variant in them.
  var merged: [String: String]

  /// Reads and merges the variants of an exercise.
  ///
  /// - Parameters:
  ///   - kit: Where they lie.
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  ///   - key: What the choice of a process is made with.
  /// - Throws: ``GraderFault/unreadableVariants(exercise:reason:)``, with the file and the line where there is one.
  init(kit: Kit, id: ExerciseID, exercise: Exercise, key: UInt64) throws(GraderFault) {
    do {
      try self.init(
        reference: Self.reference(kit: kit, id: id, exercise: exercise),
        variants: Self.variants(in: Self.folder(kit: kit, id: id)),
        key: key
      )
    } catch {
      throw .unreadableVariants(exercise: id.description, reason: "\(error)")
    }
    // Where nothing is broken, tests would have nothing to catch, and no way to their points.
    if exercise.kind == .tests, !variants.contains(where: { $0.kind == .fault }) {
      throw .unreadableVariants(
        exercise: id.description,
        reason: "There is no fault in Tests/Chapters/\(id.path)/Variants."
      )
    }
  }

  /// Merges variants.
  ///
  /// - Throws: The first ``VariantError``, also where a variant says the same as the right feature or as another.
  init(reference: [String: String], variants: [Variant], key: UInt64) throws(VariantError) {
    // By a digest of the name, so that the numbers in reports tell nothing.
    let ordered = variants.sorted { ($0.rank, $0.fileName) < ($1.rank, $1.fileName) }
    var texts: [(variant: Variant, files: [String: String])] = []
    for variant in ordered {
      let files = try variant.applied(to: reference)
      if files == reference { throw VariantError(variant.fileName, nil, .changesNothing) }
      if let twin = texts.first(where: { $0.files == files }) {
        throw VariantError(variant.fileName, nil, .sameAs(twin.variant.fileName))
      }
      texts.append((variant, files))
    }
    self.reference = reference
    self.variants = ordered
    merged = [:]
    for (name, text) in reference {
      merged[name] = try VariantMerge.merged(
        name: name,
        reference: text,
        variants: texts.enumerated().map { ($0 + 1, $1.variant.fileName, $1.files[name] ?? "") },
        chooser: ChosenVariant.source(key: key)
      )
    }
  }

  /// The folder of an exercise's variants.
  static func folder(kit: Kit, id: ExerciseID) -> URL {
    kit.suites.appending(path: "\(id.path)/Variants", directoryHint: .isDirectory)
  }

  /// Where no solution is, as in a learner's edition, the given feature must be as it came.
  private static func reference(kit: Kit, id: ExerciseID, exercise: Exercise) throws(VariantError) -> [String: String] {
    let names = exercise.kind == .feature ? exercise.files : exercise.givenFiles
    let solution = kit.solutions.appending(path: id.path)
    let folder = Folder.exists(solution) ? solution : kit.chapters.appending(path: id.path)
    var files: [String: String] = [:]
    for name in names { files[name] = try text(of: name, in: folder) }
    return files
  }

  private static func variants(in folder: URL) throws(VariantError) -> [Variant] {
    var variants: [Variant] = []
    for name in Folder.entries(folder, except: []) {
      variants.append(try Variant(fileName: name, text: text(of: name, in: folder)))
    }
    return variants
  }

  private static func text(of name: String, in folder: URL) throws(VariantError) -> String {
    do throws(SourceText.Refusal) {
      return try SourceText(reading: folder.appending(path: name)).text
    } catch {
      throw VariantError(name, nil, .unreadable(error.english))
    }
  }
}

extension Variant {
  fileprivate var rank: ContentDigest { ContentDigest([(fileName, "")]) }
}
