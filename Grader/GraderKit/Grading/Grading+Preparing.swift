import Foundation

extension Grading {
  /// Builds the library in the workspace, so that whoever takes a copy of it need not.
  ///
  /// Where that has been done and nothing of it has changed, nothing is built nor written: several machines may share one disk.
  ///
  /// - Parameter conditions: What there is to build it with.
  /// - Throws: ``GraderFault`` where that cannot be done.
  package func prepare(under conditions: Conditions) throws {
    let toolchain = conditions.toolchain
    let modules = catalog.exercises.filter(\.exercise.hasEngine).map { chapter, exercise in
      WorkspacePlan.Module(ExerciseID(chapter: chapter.id, exercise: exercise.id), exercise, .empty)
    }
    let plan = WorkspacePlan(modules: modules, everywhere: catalog.everywhere, toolchain: toolchain)
    let preparation = VerdictKey.digest(
      Preparation(
        manifest: plan.manifest(library: workspace.library.path),
        library: FileStamp.all(in: kit.chapters.appending(path: "Library")),
        toolchain: [toolchain.version, toolchain.runtime]
      )
    )
    let record = workspace.folder.appending(path: "prepared")
    var isPrepared: Bool {
      workspace.hasBuilt && preparation != nil && (try? String(contentsOf: record, encoding: .utf8)) == preparation
    }
    if isPrepared { return }
    try workspace.exclusively(waiting: { report(.waitingForOther) }) {
      if isPrepared { return }
      report(.building(first: !workspace.hasBuilt))
      try workspace.write(plan)
      let result = try builder.run(report: report)
      guard result.ending == .exited(0) else { throw builder.fault(of: result) }
      try WholeFile.write(preparation ?? "", to: record.path)
    }
  }
}

/// What a workspace's library depends on.
private struct Preparation: Encodable {
  var manifest: String
  var library: [FileStamp]
  var toolchain: [String]
}
