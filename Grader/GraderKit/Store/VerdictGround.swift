import Foundation

/// What verdicts depend on beside what was handed in, by what lies in the kit and on the machine now.
///
/// Many submissions are graded on one ground: who looks once need not look again for each.
struct VerdictGround {
  /// A digest of ``VerdictKey/Shared``.
  let shared: String?
  /// Digests of what the kit has of the exercises that are graded, and of those that are in one process with them.
  let exercises: [ExerciseID: String]
  let isOwn: Bool

  /// Looks at the kit and the machine.
  ///
  /// - Parameters:
  ///   - grading: How exercises are graded.
  ///   - selection: Which exercises.
  ///   - isOwn: Whether what is graded is the kit's own.
  ///   - conditions: The toolchain and the sandbox.
  init(_ grading: Grading, _ selection: Selection, isOwn: Bool, under conditions: Grading.Conditions) {
    let kit = grading.kit
    self.isOwn = isOwn
    var grader = FileStamp(Bundle.main.executableURL ?? URL(filePath: "/proc/self/exe"), as: "grader")
    // One link more to a program makes no other of it.
    grader.changed = 0
    let library = FileStamp.all(in: kit.chapters.appending(path: "Library"))
    shared = VerdictKey.digest(
      VerdictKey.Shared(
        grader: grader,
        swift: conditions.toolchain.version,
        runtime: conditions.toolchain.runtime,
        library: library + [FileStamp(kit.root.appending(path: "Package.swift"), as: "Package.swift")],
        limits: grading.limits,
        isolation: conditions.launcher.isolation,
        environment: grading.environment.tests,
        isOwn: isOwn,
        protections: grading.protections.rawValue
      )
    )
    let chapters = Set(selection.exercises.map(\.chapter))
    var exercises: [ExerciseID: String] = [:]
    for (chapter, exercise) in grading.catalog.exercises where chapters.contains(chapter.id) {
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      guard !isOwn || selection.contains(id) else { continue }
      exercises[id] = VerdictKey.digest(VerdictKey.Task(exercise, kit: kit, id: id))
    }
    self.exercises = exercises
  }
}

extension VerdictKey.Task {
  fileprivate init(_ exercise: Exercise, kit: Kit, id: ExerciseID) {
    self.exercise = exercise
    let trees = [(kit.chapters, "Chapters"), (kit.solutions, "Solutions")]
    let files = trees.flatMap { tree, name in
      (exercise.files + exercise.givenFiles).map { file in
        FileDigest(tree.appending(path: "\(id.path)/\(file)"), as: "\(name)/\(file)")
      }
    }
    self.kit = files + FileDigest.all(in: kit.suites.appending(path: id.path))
  }
}
