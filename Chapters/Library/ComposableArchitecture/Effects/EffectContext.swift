/// What an effect is given when it is started: where its actions and its errors go, and the hold that says it still has work
/// to do.
struct EffectContext<Action>: Sendable {
  let send: Send<Action>
  let hold: EffectHold

  /// Takes an error that nothing in the effect handles, and the place of the `run` that threw it.
  let reportThrown: @MainActor @Sendable (any Error, CallSite) -> Void

  /// The context of a part of the effect.
  func part(_ hold: EffectHold) -> Self {
    Self(send: send, hold: hold, reportThrown: reportThrown)
  }
}
