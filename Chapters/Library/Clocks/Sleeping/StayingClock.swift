/// A clock whose sleepers stay on the actor that they are on.
///
/// The requirement that `Clock` itself has takes a sleeper off its actor, and after the sleep there is the way back: two
/// more changes of thread, at which other code may come in between. This one does not, so what was asleep on the main actor
/// goes on there as soon as it is woken.
protocol StayingClock<Duration>: Clock {
  /// Sleeps on the caller's actor.
  nonisolated(nonsending) func stayAsleep(for duration: Duration, tolerance: Duration?) async throws
}
