/// What an effect is given when it is started: where its actions go, and the hold that says it still has work to do.
struct EffectContext<Action>: Sendable {
  let send: Send<Action>
  let hold: EffectHold
}
