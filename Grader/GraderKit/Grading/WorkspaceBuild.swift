import Foundation

/// Builds what is assigned and goes on without what cannot be built.
///
/// After one error the build system links nothing, and an old binary would stay in place. So a file that does not compile is
/// taken out and the rest built again.
struct WorkspaceBuild {
  let workspace: Workspace
  let catalog: Catalog
  let toolchain: Toolchain
  let builder: SwiftBuild
  let report: (Phrase) -> Void
  private(set) var assignments: [Assignment]
  /// The submission's files for every exercise, asked for or not.
  let submission: Submission
  /// Exercises that nobody asked for, whose files do not build.
  private var emptied: Set<ExerciseID> = []
  private var isBuilt = false
  private var isRenewed = false

  init(
    workspace: Workspace,
    catalog: Catalog,
    toolchain: Toolchain,
    builder: SwiftBuild,
    report: @escaping (Phrase) -> Void,
    submission: Submission,
    assignments: [Assignment]
  ) {
    self.workspace = workspace
    self.catalog = catalog
    self.toolchain = toolchain
    self.builder = builder
    self.report = report
    self.submission = submission
    self.assignments = assignments
  }

  /// Builds what is assigned, as often as it takes to be left with what builds; when that is done, does nothing more.
  ///
  /// - Throws: ``GraderFault`` where nobody's files are to blame.
  mutating func run() throws(GraderFault) {
    while !isBuilt, assignments.contains(where: \.isGraded) {
      report(.building(first: !workspace.hasBuilt))
      let plan = plan()
      try workspace.write(plan)
      let result = try builder.run(processes: plan.processes, report: report)
      isBuilt = result.ending == .exited(0)
      if !isBuilt { try takeOutTheBroken(result) }
    }
  }

  /// How the workspace shall stand: all that is assigned, or only what a filter lets through, with nothing beside it.
  ///
  /// What nobody has asked for yet or handed in has no place, so that nothing is compiled for it before the first verdict; once
  /// it has one, it stays: that the manifest changes costs more than a file that says nothing.
  func plan(only isChosen: ((ExerciseID) -> Bool)? = nil) -> WorkspacePlan {
    let modules = catalog.exercises.filter(\.exercise.hasEngine).compactMap {
      chapter,
      exercise -> WorkspacePlan.Module? in
      let id = ExerciseID(chapter: chapter.id, exercise: exercise.id)
      let assignment = assignments.first { $0.id == id }
      // What is built already need not be built again, unless another learner's files would run beside this one's.
      var content = WorkspacePlan.Content.kept(if: submission.works[id]?.texts ?? [:])
      if let assignment {
        content = isChosen.map { $0(id) } ?? true ? assignment.content : .empty
      } else if emptied.contains(id) || isChosen != nil {
        content = .empty
      }
      let module = WorkspacePlan.Module(id, exercise, content)
      return module.content.isGraded || workspace.hasPlace(for: module) ? module : nil
    }
    return WorkspacePlan(modules: modules, everywhere: catalog.everywhere, toolchain: toolchain)
  }

  private mutating func takeOutTheBroken(_ result: ChildProcess.Result) throws(GraderFault) {
    let blame = BuildBlame(plan: plan(), workspace: workspace, messages: builder.messages.all)
    var found = false
    for index in assignments.indices where assignments[index].isGraded {
      guard let fault = blame.faults[assignments[index].id] else { continue }
      assignments[index].blame(fault)
      found = true
    }
    let strangers = blame.faults.keys.filter { id in !assignments.contains { $0.id == id } }
    if !emptied.isSuperset(of: strangers) {
      emptied.formUnion(strangers)
      found = true
    }
    if !found { try takeOutTheUnnamed(result) }
  }

  /// The compiler failed without naming a file of an exercise: builds each by itself to find whose doing it is.
  private mutating func takeOutTheUnnamed(_ result: ChildProcess.Result) throws(GraderFault) {
    // Building anew would take the same room once more, and a long time.
    if SwiftBuild.lackOfRoom(in: result.output) != nil { throw builder.fault(of: result) }
    // Something may have damaged what was built before, which is nobody's doing: begin anew, but only once.
    if result.ending != .stopped(.buildTime), !isRenewed {
      isRenewed = true
      try workspace.removeBuild()
      return
    }
    try workspace.write(plan(only: { _ in false }))
    let nothing = try builder.run()
    guard nothing.ending == .exited(0) else { throw builder.fault(of: nothing) }
    var found = false
    for index in assignments.indices where assignments[index].isGraded {
      let suspect = assignments[index].id
      try workspace.write(plan(only: { $0 == suspect }))
      let result = try builder.run()
      guard result.ending != .exited(0) else { continue }
      let isSlow = result.ending == .stopped(.buildTime)
      assignments[index].outcome = .compilerGaveUp(seconds: isSlow ? builder.limits.build : nil)
      found = true
    }
    // What builds one by one, and not together, is not the doing of one exercise.
    guard found else { throw builder.fault(of: result) }
  }
}
