/// The keys of the verdicts on one submission.
struct VerdictKeys {
  private let ground: VerdictGround
  private let works: [ExerciseID: String]

  /// Names what verdicts on a submission depend on.
  ///
  /// - Parameters:
  ///   - submission: What is graded.
  ///   - ground: What they depend on beside it.
  init(_ submission: Submission, on ground: VerdictGround) {
    self.ground = ground
    var works: [ExerciseID: String] = [:]
    for id in ground.exercises.keys { works[id] = VerdictKey.digest(VerdictKey.Work(submission.works[id])) }
    self.works = works
  }

  /// The key of an exercise's verdict.
  ///
  /// What somebody else handed in runs beside the rest of its chapter, which can change what becomes of it; the kit's tests of that rest
  /// do not. The kit's own learner would only fool themselves, and shall not wait for more than what they have changed.
  func key(of id: ExerciseID) -> VerdictKey? {
    guard let shared = ground.shared, let task = ground.exercises[id] else { return nil }
    let together = works.filter { ground.isOwn ? $0.key == id : $0.key.chapter == id.chapter }
    let digests = Dictionary(uniqueKeysWithValues: together.map { ($0.key.path, $0.value) })
    return VerdictKey(VerdictKey.Ground(id: id.path, task: task, works: digests, shared: shared))
  }
}

extension VerdictKey.Work {
  fileprivate init(_ work: Submission.Work?) {
    texts = work?.texts ?? [:]
    refused = Dictionary((work?.refused ?? []).map { ($0.name, $0.reason) }) { first, _ in first }
  }
}
