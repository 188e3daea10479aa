extension Grading {
  /// What is known of a submission before anything is built.
  struct Recall {
    /// What need not be graded.
    var verdicts: [ExerciseID: ExerciseVerdict] = [:]
    /// What is to be graded.
    var rest: Selection
    /// What the verdicts on the rest depend on, as far as they may be kept.
    var keys: [ExerciseID: VerdictKey] = [:]
  }

  /// Looks up what was graded before and has not changed since.
  ///
  /// - Parameters:
  ///   - submission: What is graded.
  ///   - selection: Which exercises of it.
  ///   - order: How the tests are run.
  ///   - conditions: The toolchain and the sandbox.
  ///   - keys: What verdicts on all of it depend on, where somebody has looked already.
  /// - Returns: What is known, and what is not.
  func recall(
    _ submission: Submission,
    _ selection: Selection,
    _ order: Order,
    _ conditions: Conditions,
    keys: VerdictKeys? = nil
  ) -> Recall {
    var recall = Recall(rest: selection)
    for id in selection.exercises {
      guard let exercise = catalog.exercise(id), !exercise.hasEngine else { continue }
      recall.verdicts[id] = ExerciseVerdict(id: id, exercise: exercise, outcome: .coming)
    }
    if order == .together, let store = trustedStore(submission, conditions) {
      let keys = keys ?? self.keys(submission, selection, conditions)
      for id in selection.exercises where recall.verdicts[id] == nil {
        guard let exercise = catalog.exercise(id), let key = keys.key(of: id) else { continue }
        if !isFresh, let facts = store.facts(for: key) {
          recall.verdicts[id] = ExerciseVerdict(id: id, exercise: exercise, facts: facts)
        } else {
          recall.keys[id] = key
        }
      }
    }
    recall.rest.exercises.removeAll { recall.verdicts[$0] != nil }
    return recall
  }

  /// Keeps what was graded, unless what it depends on has changed meanwhile.
  func keep(_ graded: [ExerciseVerdict], _ recall: Recall, _ submission: Submission, _ conditions: Conditions) {
    guard let store = trustedStore(submission, conditions), !recall.keys.isEmpty else { return }
    let keys = keys(submission, recall.rest, conditions)
    store.keep(
      graded.compactMap { verdict in
        guard let key = recall.keys[verdict.id], keys.key(of: verdict.id) == key else { return nil }
        return (key, verdict.facts)
      }
    )
  }

  /// What verdicts on a submission depend on now.
  private func keys(_ submission: Submission, _ selection: Selection, _ conditions: Conditions) -> VerdictKeys {
    VerdictKeys(submission, on: VerdictGround(self, selection, isOwn: submission.isOwn, under: conditions))
  }

  /// The store, unless somebody else's code can write to it.
  func trustedStore(_ submission: Submission, _ conditions: Conditions) -> VerdictStore? {
    submission.isOwn || !conditions.launcher.reachesOwnFiles ? store : nil
  }
}
