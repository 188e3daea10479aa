extension Effect {
  /// Does the work of several effects at the same time.
  ///
  /// - Parameter effects: The effects, started in the order given.
  /// - Returns: An effect that ends with the last of them.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Does the work of several effects at the same time.
  ///
  /// - Parameter effects: The effects, started in the order given.
  /// - Returns: An effect that ends with the last of them.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let operations = effects.compactMap(\.operation)
    guard operations.count > 1 else { return Self(operation: operations.first) }
    return Self { context in
      let holds = context.hold.split(operations.count)
      await withTaskGroup { group in
        for (operation, hold) in zip(operations, holds) {
          let part = context.part(hold)
          group.addImmediateTask { @MainActor in await operation(part) }
        }
      }
    }
  }

  /// Does the work of this effect and of another one at the same time.
  ///
  /// - Parameter other: The effect that is started after this one.
  /// - Returns: An effect that ends with the last of the two.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Does the work of several effects, each after the one before it has ended.
  ///
  /// - Parameter effects: The effects, in their order.
  /// - Returns: An effect that ends with the last of them.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Does the work of several effects, each after the one before it has ended.
  ///
  /// - Parameter effects: The effects, in their order.
  /// - Returns: An effect that ends with the last of them.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let operations = effects.compactMap(\.operation)
    guard operations.count > 1 else { return Self(operation: operations.first) }
    return Self { context in
      for (operation, hold) in zip(operations, context.hold.split(operations.count)) {
        guard !Task.isCancelled else {
          hold.release()
          continue
        }
        await operation(context.part(hold))
      }
    }
  }

  /// Does the work of this effect and then that of another one.
  ///
  /// - Parameter other: The effect that is started when this one has ended.
  /// - Returns: An effect that ends with the other one.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// Turns the actions that the effect sends into those of another feature.
  ///
  /// - Parameter transform: Makes the new action of the old one.
  /// - Returns: An effect that does the same work and sends the new actions.
  public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
    guard let operation else { return .none }
    return Effect<NewAction> { context in
      let send = Send<Action> { context.send.deliver(transform($0)) }
      await operation(EffectContext<Action>(send: send, hold: context.hold, reportThrown: context.reportThrown))
    }
  }
}
