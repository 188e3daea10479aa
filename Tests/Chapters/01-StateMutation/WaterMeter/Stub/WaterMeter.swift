import ComposableArchitecture

/// A household's water meter: it adds up a month's litres and prices them by the band that they fall into.
@Reducer
public struct WaterMeter {
  /// How much water the month has seen so far.
  public enum Band: Equatable {
    /// Less than 10,000 litres.
    case low
    /// From 10,000 litres.
    case mid
    /// From 20,000 litres.
    case high
  }

  /// What the meter shows.
  @ObservableState
  public struct State: Equatable {
    /// The litres of this month.
    public var litres = 0

    /// The band that the litres fall into.
    public var band = Band.low

    /// What the litres cost, in won: all of them at their band's price.
    public var price = 0

    /// What the month before cost, or nil before the first month has closed.
    public var lastBill: Int?

    /// Creates a new meter.
    public init() {}
  }

  /// What can happen to the meter.
  public enum Action {
    /// So many litres were used since the last reading.
    case used(Int)
    case monthClosed
  }

  /// Creates the feature.
  public init() {}

  /// How each action changes what the meter shows.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .used(let litres):
        // A reading that runs backwards is a fault of the line.
        guard litres >= 0 else { return .none }
        state.litres += litres
        state.band = Self.band(for: state.litres)
        state.price = Self.price(for: state.litres)
        return .none

      case .monthClosed:
        state.lastBill = state.price
        state.litres = 0
        state.band = .low
        state.price = 0
        return .none
      }
    }
  }

  /// What some litres cost, in won: one a litre, two from 10,000 litres, three from 20,000.
  public static func price(for litres: Int) -> Int {
    if litres < 10_000 { return litres }
    if litres < 20_000 { return litres * 2 }
    return litres * 3
  }

  private static func band(for litres: Int) -> Band {
    if litres < 10_000 { return .low }
    if litres < 20_000 { return .mid }
    return .high
  }
}
