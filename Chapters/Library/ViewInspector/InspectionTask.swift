/// An inspection that was asked for.
public struct InspectionTask: Sendable {
  let delay: Task<Void, Never>?

  /// Waits until the time of the inspection has come and the view, if it is hosted, has been inspected.
  public func finish() async {
    await delay?.value
  }
}
