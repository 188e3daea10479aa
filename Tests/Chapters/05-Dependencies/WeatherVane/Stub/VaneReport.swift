import ComposableArchitecture

/// What the weather vane on the ridge reports.
public struct VaneReport: Sendable {
  @Dependency(\.context) private var context
  @Dependency(\.wind) private var wind
  @Dependency(\.rain) private var rain
  @Dependency(\.sun) private var sun
  @Dependency(\.snow) private var snow
  @Dependency(\.lightning) private var lightning
  @Dependency(\.pollen) private var pollen

  /// Creates a report.
  public init() {}

  /// The context, then a line for each instrument.
  public var lines: [String] {
    [
      // TODO: Name the context that is in force.
      "context: unknown",
      "wind: \(wind)",
      "rain: \(rain)",
      "sun: \(sun)",
      "snow: \(snow.map { "\($0) cm" } ?? "none")",
      "lightning: \(lightning)",
      "pollen: \(pollen)",
    ]
  }
}

extension DependencyValues {
  /// The wind.
  public var wind: String {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }

  /// What has fallen since midnight.
  public var rain: String {
    get { self[RainKey.self] }
    set { self[RainKey.self] = newValue }
  }

  /// How long the sun has been out.
  public var sun: String {
    get { self[SunKey.self] }
    set { self[SunKey.self] = newValue }
  }

  /// How many centimetres of snow lie, if any do.
  public var snow: Int? {
    get { self[SnowKey.self] }
    set { self[SnowKey.self] = newValue }
  }

  /// Lightning.
  public var lightning: String {
    get { self[LightningKey.self] }
    set { self[LightningKey.self] = newValue }
  }

  /// Pollen.
  public var pollen: String {
    get { self[PollenKey.self] }
    set { self[PollenKey.self] = newValue }
  }
}
