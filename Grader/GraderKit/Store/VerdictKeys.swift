import Foundation

/// The keys of the verdicts on one submission, by what lies in the kit and on the machine now.
struct VerdictKeys {
  private let shared: String?
  private let works: [ExerciseID: String]
  private let isOwn: Bool

  /// Looks at what verdicts on some exercises depend on.
  ///
  /// - Parameters:
  ///   - grading: How they are graded.
  ///   - submission: What is graded.
  ///   - selection: The exercises.
  ///   - conditions: The toolchain and the sandbox.
  init(
    _ grading: Grading,
    _ submission: Submission,
    _ selection: Selection,
    under conditions: Grading.Conditions
  ) {
    let kit = grading.kit
    isOwn = submission.isOwn
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
        isOwn: submission.isOwn,
        protections: grading.protections.rawValue
      )
    )
    let chapters = Set(selection.exercises.map(\.chapter))
    var works: [ExerciseID: String] = [:]
    for (chapter, exercise) in grading.catalog.exercises where chapters.contains(chapter.id) {
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      guard !submission.isOwn || selection.contains(id) else { continue }
      works[id] = VerdictKey.digest(VerdictKey.Work(exercise, submission.works[id], kit: kit, id: id))
    }
    self.works = works
  }

  /// The key of an exercise's verdict.
  ///
  /// What somebody else handed in runs beside the rest of its chapter, which can change what becomes of it. The kit's own
  /// learner would only fool themselves, and shall not wait for more than what they have changed.
  func key(of id: ExerciseID) -> VerdictKey? {
    guard let shared else { return nil }
    let together = works.filter { isOwn ? $0.key == id : $0.key.chapter == id.chapter }
    let digests = Dictionary(uniqueKeysWithValues: together.map { ($0.key.path, $0.value) })
    return VerdictKey(VerdictKey.Ground(id: id.path, works: digests, shared: shared))
  }
}

extension VerdictKey.Work {
  fileprivate init(_ exercise: Exercise, _ work: Submission.Work?, kit: Kit, id: ExerciseID) {
    self.exercise = exercise
    texts = work?.texts ?? [:]
    refused = Dictionary((work?.refused ?? []).map { ($0.name, $0.reason) }) { first, _ in first }
    let trees = [(kit.chapters, "Chapters"), (kit.solutions, "Solutions")]
    let files = trees.flatMap { tree, name in
      (exercise.files + exercise.givenFiles).map { file in
        FileStamp(tree.appending(path: "\(id.path)/\(file)"), as: "\(name)/\(file)")
      }
    }
    self.kit = files + FileStamp.all(in: kit.suites.appending(path: id.path))
  }
}
