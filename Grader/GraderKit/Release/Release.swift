/// Makes an edition of a kit: for learners, or for the service that grades their work.
package struct Release {
  private let kit: Kit
  private let plan: EditionPlan
  private let target: EditionTarget?

  /// - Parameters:
  ///   - kit: The authors' kit.
  ///   - plan: What the edition shall hold.
  ///   - target: The service that it is for, if it is for one.
  /// - Throws: ``UsageError/withheldFromService(_:)`` where the service would have nothing to judge by.
  package init(kit: Kit, plan: EditionPlan, target: EditionTarget? = nil) throws(UsageError) {
    if target == .gradescope, !plan.withheld.isEmpty { throw .withheldFromService(.gradescope) }
    self.kit = kit
    self.plan = plan
    self.target = target
  }

  /// Writes the edition, whole or not at all.
  ///
  /// - Parameter folder: Where it shall lie.
  /// - Returns: How many exercises it holds.
  /// - Throws: ``GraderFault`` where the kit lacks something, or the folder cannot be written.
  package func write(to folder: NewFolder) throws(GraderFault) -> Int {
    let edition = try EditionFiles(kit: kit, plan: plan).contents
    try folder.make(target?.contents(of: edition, kit: kit, plan: plan) ?? edition)
    return plan.catalog.exercises.count { $0.exercise.hasEngine }
  }
}
