import Foundation

/// Grades submissions: the one way from a catalog and a submission to a verdict.
package struct Grading {
  /// In what order, and in how many processes, tests run.
  package enum Order: Sendable {
    /// In one process for each chapter, in the suite's order.
    case together
    /// Each in a process of its own, in an order drawn anew.
    case eachAloneShuffled
  }

  let kit: Kit
  let catalog: Catalog
  let limits: Limits
  let sandbox: SandboxMode
  let workspace: Workspace
  let report: (Phrase) -> Void
  /// What keeps submissions from talking their way into a pass; only a test leaves any of it out.
  var protections = Protections.all
  /// How many runs with altered claims come before those that count, by lot; by default none where the work is the kit's own, which
  /// its learner grades for themselves.
  var earlyRuns: ClosedRange<Int>?
  /// Where verdicts are kept; without a store every exercise is graded.
  package var store: VerdictStore?
  /// Whether what has a verdict in the store is graded all the same.
  package var isFresh = false
  /// What judges, for all submissions that are graded so.
  private let readings = KitReadings()

  /// Prepares to grade.
  ///
  /// - Parameters:
  ///   - kit: Whose suites judge.
  ///   - catalog: What the kit holds.
  ///   - limits: How much things may take.
  ///   - sandbox: How much the submission must be kept apart from the machine.
  ///   - workspace: Where to build; by default below the kit's build folder.
  ///   - report: Is told what is being done.
  package init(
    kit: Kit,
    catalog: Catalog,
    limits: Limits = Limits(),
    sandbox: SandboxMode = .auto,
    workspace: Workspace? = nil,
    report: @escaping (Phrase) -> Void = { _ in }
  ) {
    self.kit = kit
    self.catalog = catalog
    self.limits = limits
    self.sandbox = sandbox
    self.workspace = workspace ?? Workspace(kit: kit)
    self.report = report
  }

  /// Grades a submission.
  ///
  /// - Parameters:
  ///   - submission: What to grade.
  ///   - selection: Which exercises of it.
  ///   - order: How the tests are run.
  ///   - conditions: What ``conditions()`` has found; who grades much asks once.
  /// - Returns: A verdict on every exercise that was selected.
  /// - Throws: ``GraderFault`` where nothing could be judged at all.
  package func grade(
    _ submission: Submission,
    selection: Selection,
    order: Order = .together,
    under conditions: Conditions? = nil
  ) throws -> Verdict {
    let start = ContinuousClock.now
    let conditions = try conditions ?? self.conditions()
    let recall = recall(submission, selection, order, conditions)
    return try grade(submission, selection: selection, order: order, under: conditions, knowing: recall, since: start)
  }

  /// Grades what is not known of a submission.
  ///
  /// - Parameters:
  ///   - submission: What to grade.
  ///   - selection: Which exercises of it.
  ///   - order: How the tests are run.
  ///   - conditions: The toolchain and the sandbox.
  ///   - recall: What is known of these exercises.
  ///   - start: When the grading began.
  /// - Returns: A verdict on every exercise that was selected.
  /// - Throws: ``GraderFault`` where nothing could be judged at all.
  func grade(
    _ submission: Submission,
    selection: Selection,
    order: Order = .together,
    under conditions: Conditions,
    knowing recall: Recall,
    since start: ContinuousClock.Instant = .now
  ) throws -> Verdict {
    var verdicts = recall.verdicts
    if !recall.rest.exercises.isEmpty {
      let chapters = try workspace.exclusively(waiting: { report(.waitingForOther) }) {
        let built = try built(submission, recall.rest, conditions.toolchain)
        return judge(built, bundle: bundle(conditions), order: order)
      }
      let graded = chapters.flatMap(\.exercises)
      keep(graded, recall, submission, conditions)
      verdicts.merge(graded.map { ($0.id, $0) }) { $1 }
    } else if workspace.holdsHidden {
      // What a grader has left that was killed goes with the next one, whatever there is to do.
      try workspace.exclusively(waiting: { report(.waitingForOther) }) {}
    }
    return verdict(
      on: submission,
      swiftVersion: conditions.toolchain.version,
      isolation: conditions.launcher.isolation,
      seconds: (ContinuousClock.now - start) / .seconds(1),
      chapters: inOrder(selection) { id, _ in verdicts[id] }
    )
  }

  /// What there is on this machine to build and run tests with.
  package struct Conditions: Sendable {
    let toolchain: Toolchain
    let launcher: Launcher
  }

  /// Asks the toolchain what it is, and tries the sandboxes.
  ///
  /// - Returns: What was found.
  /// - Throws: ``GraderFault`` where there is no toolchain, or not the sandbox that is required.
  package func conditions() throws(GraderFault) -> Conditions {
    try workspace.prepare()
    return try conditions(Toolchain.known(from: workspace.folder.appending(path: "toolchain")))
  }

  /// Tries the sandboxes for what a toolchain has built.
  func conditions(_ toolchain: Toolchain) throws(GraderFault) -> Conditions {
    try workspace.prepare()
    let places = SystemPlaces(workspace: workspace, toolchain: toolchain)
    let launcher = try SandboxProbe(mode: sandbox, limits: limits, places: places).launcher()
    return Conditions(toolchain: toolchain, launcher: launcher)
  }

  /// The verdict where the grader could not do its work at all: it says of every exercise that nothing is known of it.
  ///
  /// - Parameters:
  ///   - submission: What was to be graded.
  ///   - selection: Which exercises of it.
  ///   - fault: What kept the grader from it.
  /// - Returns: A verdict of status 3.
  package func verdict(on submission: Submission, selection: Selection, fault: GraderFault) -> Verdict {
    let chapters = inOrder(selection) { id, exercise in
      ExerciseVerdict(id: id, exercise: exercise, outcome: exercise.hasEngine ? .fault(fault) : .coming)
    }
    return verdict(on: submission, swiftVersion: "", isolation: .none, seconds: 0, chapters: chapters)
  }

  /// Puts verdicts in the catalog's order.
  private func inOrder(
    _ selection: Selection,
    _ verdict: (ExerciseID, Exercise) -> ExerciseVerdict?
  ) -> [ChapterVerdict] {
    catalog.chapters.compactMap { chapter in
      let exercises = chapter.exercises.compactMap { exercise -> ExerciseVerdict? in
        let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
        return selection.contains(id) ? verdict(id, exercise) : nil
      }
      return exercises.isEmpty ? nil : ChapterVerdict(chapter: chapter, exercises: exercises)
    }
  }

  /// What was built of a submission, or why it was not.
  struct Built: Sendable {
    var assignments: [Assignment]
    /// The key that the tests read a run's number by.
    var key: UInt64
    /// Whether what was built lies in the kit's own chapters.
    var isOwn: Bool
  }

  /// Builds what is to be judged in the workspace, which nobody else may use meanwhile.
  ///
  /// - Throws: ``GraderFault`` where nobody's files are to blame.
  func built(
    _ submission: Submission,
    _ selection: Selection,
    _ toolchain: Toolchain
  ) throws(GraderFault) -> Built {
    let key = try workspace.key()
    var build = build(submission, assignments(submission, selection, key), toolchain)
    try build.run()
    var assignments = build.assignments
    for index in assignments.indices { assignments[index].settleWithheld() }
    return Built(assignments: assignments, key: key, isOwn: submission.isOwn)
  }

  /// Judges what was built, chapter by chapter.
  func judge(_ built: Built, bundle: TestBundle, order: Order = .together) -> [ChapterVerdict] {
    let chapters = catalog.chapters.filter { chapter in built.assignments.contains { $0.id.chapter == chapter.id } }
    return chapters.enumerated().map { index, chapter in
      report(.running(chapter: chapter.id, position: index + 1, count: chapters.count))
      return judge(chapter, built, bundle: bundle, order: order)
    }
  }

  /// Judges one chapter; where that cannot be done, the others keep their verdicts.
  private func judge(_ chapter: Chapter, _ built: Built, bundle: TestBundle, order: Order) -> ChapterVerdict {
    let chosen = built.assignments.filter { $0.id.chapter == chapter.id }
    let graded = chosen.filter(\.isGraded)
    let tried = order == .together ? graded.filter { $0.exercise.kind == .tests } : []
    var run = ChapterRun(
      graded: graded.filter { assignment in !tried.contains { $0.id == assignment.id } },
      bundle: bundle,
      key: built.key,
      protections: protections,
      report: report
    )
    run.earlyRuns = earlyRuns ?? (built.isOwn ? 0...0 : 0...2)
    var fault: GraderFault?
    do throws(GraderFault) {
      switch order {
      case .together: try run.run()
      case .eachAloneShuffled: try run.runEachAlone()
      }
    } catch {
      fault = error
    }
    let exercises = chosen.map { assignment in
      do throws(GraderFault) {
        if let variants = assignment.variants, tried.contains(where: { $0.id == assignment.id }) {
          let trials = VariantTrials(assignment: assignment, bundle: bundle, key: built.key)
          return try trials.verdict(on: variants.variants)
        }
        if let fault, assignment.isGraded { throw fault }
        return run.verdict(on: assignment)
      } catch {
        var assignment = assignment
        assignment.outcome = .fault(error)
        return run.verdict(on: assignment)
      }
    }
    return ChapterVerdict(chapter: chapter, exercises: exercises)
  }

  /// The verdict on all chapters.
  func verdict(
    on submission: Submission,
    swiftVersion: String,
    isolation: Verdict.Isolation,
    seconds: Double,
    chapters: [ChapterVerdict]
  ) -> Verdict {
    Verdict(
      swiftVersion: swiftVersion,
      isolation: isolation,
      seconds: seconds,
      submission: .init(
        id: submission.id,
        isOwn: submission.isOwn,
        ignored: submission.ignored,
        ignoresMore: submission.ignoresMore,
        misnamed: submission.misnamed
      ),
      chapters: chapters
    )
  }

  /// The tests that the workspace builds, as they are started here.
  func bundle(_ conditions: Conditions) -> TestBundle {
    TestBundle(workspace: workspace, limits: limits, launcher: conditions.launcher, environment: environment)
  }

  /// The build of some exercises in the workspace.
  func build(_ submission: Submission, _ assignments: [Assignment], _ toolchain: Toolchain) -> WorkspaceBuild {
    WorkspaceBuild(
      workspace: workspace,
      catalog: catalog,
      toolchain: toolchain,
      builder: builder,
      report: report,
      submission: submission,
      assignments: assignments
    )
  }

  /// Builds the workspace.
  var builder: SwiftBuild { SwiftBuild(workspace: workspace, limits: limits, environment: environment) }

  var environment: ToolEnvironment {
    ToolEnvironment(ProcessInfo.processInfo.environment, workspace: workspace)
  }

  /// The exercises that were asked for, as far as they can be judged without building them.
  func assignments(_ submission: Submission, _ selection: Selection, _ key: UInt64) -> [Assignment] {
    selection.exercises.compactMap { id -> Assignment? in
      guard let exercise = catalog.exercise(id) else { return nil }
      var assignment = Assignment(id: id, exercise: exercise, sources: [:])
      guard exercise.hasEngine else {
        assignment.outcome = .coming
        return assignment
      }
      let work = submission.works[id] ?? Submission.Work(sources: [], refused: [])
      assignment.sources = work.texts
      assignment.isWithheld = catalog.withheld.contains(id.chapter)
      do throws(GraderFault) {
        switch exercise.kind {
        case .feature where assignment.isWithheld:
          assignment.suite = ExerciseSuite(empty: exercise.suiteModule)
        case .tests where assignment.isWithheld:
          assignment.given = try given(id, exercise)
          assignment.suite = ExerciseSuite(learner: work.texts, module: exercise.suiteModule)
        case .feature:
          assignment.suite = try readings.suite(
            kit: kit,
            id: id,
            exercise: exercise,
            key: key,
            selects: protections.contains(.selectors)
          )
        case .tests:
          // Versions are many, and of no use where nothing is there to be tried on them.
          if work.refused.isEmpty {
            assignment.variants = try readings.variants(kit: kit, id: id, exercise: exercise, key: key)
          }
          assignment.suite = ExerciseSuite(learner: work.texts, module: exercise.suiteModule)
        }
      } catch {
        assignment.outcome = .fault(error)
      }
      if let refused = work.refused.first, assignment.outcome == nil {
        assignment.outcome =
          refused.reason == .missing
          ? .missing(file: refused.name) : .refused(file: refused.name, reason: refused.reason)
      }
      if protections.contains(.sourceRules), !work.texts.isEmpty {
        let origins = origins(of: id, exercise, isOwn: submission.isOwn)
        // Tests need nothing that they would have to have come with.
        assignment.inspect(
          comparedWith: origins.isEmpty && exercise.kind == .feature ? [work.texts] : origins,
          everywhere: catalog.everywhere
        )
      }
      return assignment
    }
  }

  /// The feature that a learner's tests are for, as it came: theirs may have been changed.
  private func given(_ id: ExerciseID, _ exercise: Exercise) throws(GraderFault) -> [String: String] {
    var files: [String: String] = [:]
    for name in exercise.givenFiles {
      guard let text = try? SourceText(reading: kit.stub(id).appending(path: name)).text else {
        throw .noStub(exercise: id.description, file: "Tests/Chapters/\(id.path)/Stub/\(name)")
      }
      files[name] = text
    }
    return files
  }

  /// An exercise's files as the kit has them: what stands there already may be handed in.
  ///
  /// Where the kit's own chapters are what is graded, nothing tells what they held before but the solutions and, where
  /// there are none, the stubs; without these, whatever they hold may stay.
  private func origins(of id: ExerciseID, _ exercise: Exercise, isOwn: Bool) -> [[String: String]] {
    let chapters = isOwn ? [] : [kit.chapters.appending(path: id.path)]
    let places = chapters + [kit.solutions.appending(path: id.path)] + (kit.isEdition ? [kit.stub(id)] : [])
    return places.compactMap { place in
      let texts = exercise.files.reduce(into: [String: String]()) { texts, name in
        texts[name] = try? SourceText(reading: place.appending(path: name)).text
      }
      return texts.isEmpty ? nil : texts
    }
  }
}
