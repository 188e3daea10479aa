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
    let hidden = try HiddenFiles(kit: kit, id: id)
    do {
      try self.init(
        reference: Self.reference(kit: kit, id: id, exercise: exercise, hidden),
        variants: Self.variants(among: hidden),
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

  /// The folder of an exercise's variants, among its hidden files.
  static let folder = "Variants"

  /// The right feature: what a learner has of it may have been changed.
  private static func reference(
    kit: Kit,
    id: ExerciseID,
    exercise: Exercise,
    _ hidden: HiddenFiles
  ) throws(VariantError) -> [String: String] {
    let solution = kit.solutions.appending(path: id.path)
    var files: [String: String] = [:]
    for name in exercise.kind == .feature ? exercise.files : exercise.givenFiles {
      files[name] = try text(of: name) { () throws(SourceText.Refusal) in
        hidden.areSealed
          ? try hidden.text(of: "\(HiddenFiles.givenFolder)/\(name)")
          : try SourceText(reading: solution.appending(path: name)).text
      }
    }
    return files
  }

  private static func variants(among hidden: HiddenFiles) throws(VariantError) -> [Variant] {
    var variants: [Variant] = []
    for name in hidden.names(in: folder) {
      let text = try text(of: name) { () throws(SourceText.Refusal) in try hidden.text(of: "\(folder)/\(name)") }
      variants.append(try Variant(fileName: name, text: text))
    }
    return variants
  }

  private static func text(
    of name: String,
    _ read: () throws(SourceText.Refusal) -> String
  ) throws(VariantError) -> String {
    do throws(SourceText.Refusal) {
      return try read()
    } catch {
      throw VariantError(name, nil, .unreadable(error.english))
    }
  }
}

extension Variant {
  fileprivate var rank: ContentDigest { ContentDigest([(fileName, "")]) }
}
