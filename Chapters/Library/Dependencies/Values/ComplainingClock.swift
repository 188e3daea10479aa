import Clocks

/// The clock of a test that does not override it: it complains when it is used, and then lets no time pass.
struct ComplainingClock: BuiltInValue, Clock {
  let complain: @Sendable (DependencyValues.Access) -> Void
  var access = DependencyValues.Access.use(nil)

  private let base = ImmediateClock()

  init(complain: @escaping @Sendable (DependencyValues.Access) -> Void) {
    self.complain = complain
  }

  var now: ImmediateClock<Duration>.Instant {
    complain(access)
    return base.now
  }

  var minimumResolution: Duration { base.minimumResolution }

  nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    complain(access)
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}
