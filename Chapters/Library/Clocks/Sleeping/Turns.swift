/// Lets the tasks that are ready to run on an actor do so first.
///
/// - Parameter isolation: The actor. If there is none, the tasks are those that run on no actor.
func takeTurn(isolation: isolated (any Actor)?) async {
  // A closure is on the actor only if it mentions it. The task joins the queue behind all others.
  await Task { _ = isolation }.value
}

/// Lets the tasks that are ready to run go on, and those that they wake, and so on.
///
/// Each turn goes by way of the threads of the tasks that are on no actor, so these have their turns too.
///
/// - Parameters:
///   - count: How many turns they have.
///   - isolation: The actor whose tasks, beside those on the main actor, have their turns.
func takeTurns(_ count: Int = 16, isolation: isolated (any Actor)?) async {
  for _ in 1...count {
    await takeTurn(isolation: isolation)
    if isolation !== MainActor.shared { await takeTurn(isolation: MainActor.shared) }
  }
}

/// Goes to an actor and comes back.
func visit(_ actor: isolated any Actor) async {
  // The compiler leaves a hop out if nothing happens after it.
  withExtendedLifetime(PoolThread.current) {}
}

/// Lets the tasks that are ready to run go on to where they wait for something, wherever they run.
///
/// A task that goes to another thread and comes back, as one does that calls a function on no actor, has come back then.
@_spi(Grading)
public nonisolated(nonsending) func letReadyTasksGoOn() async {
  await PoolThread.allLeaveTheirJobs()
  await takeTurns(isolation: #isolation)
}

/// Lets the tasks that are on no actor go on for a turn each, however busy the machine is.
///
/// A thread that has one of them is waited for, even if the system has given its core to something else.
@_spi(Grading)
public nonisolated(nonsending) func letTasksOnNoActorGoOn() async {
  await PoolThread.allLeaveTheirJobs()
}
