import ComposableArchitecture

/// What the app asks about the tides.
public struct TideClient: Sendable {
  /// The places whose tides are known.
  public var stations: @Sendable () -> [Station]

  /// The next high water at a station.
  public var next: @Sendable (_ station: Station.ID) async throws -> Tide

  /// What heights are measured in.
  public var unit: @Sendable () -> String

  /// Creates a client.
  public init(
    stations: @escaping @Sendable () -> [Station],
    next: @escaping @Sendable (_ station: Station.ID) async throws -> Tide,
    unit: @escaping @Sendable () -> String
  ) {
    self.stations = stations
    self.next = next
    self.unit = unit
  }
}

extension TideClient: DependencyKey {
  // TODO: A running program asks `HarbourServer`, which is given below. This asks nobody.
  /// What a running program uses.
  public static let liveValue = TideClient(
    stations: { [] },
    next: { _ in throw TideError.unknownStation },
    unit: { "" }
  )

  // TODO: Previews show three stations of your choice at once, each with a high water, and trouble no server.

  // TODO: Tests that do not say anything else are failed when one of the endpoints is called. The failure names it:
  // `TideClient.stations`, `TideClient.next`, `TideClient.unit`.
}

extension DependencyValues {
  // TODO: This always gives the same client, whatever is in force, and forgets what it is set to.
  /// What is asked about the tides.
  public var tides: TideClient {
    get { .liveValue }
    set {}
  }
}

// MARK: - Given

/// A place whose tides are known.
public struct Station: Equatable, Identifiable, Sendable {
  /// The number of this station alone.
  public let id: Int

  /// What it is called.
  public var name: String

  /// Creates a station.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A high water.
public struct Tide: Equatable, Sendable {
  /// When it is, on the clock of its station.
  public var time: String

  /// How high it is.
  public var height: Int

  /// Creates a high water.
  public init(time: String, height: Int) {
    self.time = time
    self.height = height
  }
}

/// Why a tide cannot be told.
public enum TideError: Error {
  case unknownStation
}

/// A board that shows the next high water of each station.
@MainActor
public final class TideTable {
  /// A line for each station.
  public private(set) var lines: [String] = []

  /// What else there is to say.
  public private(set) var notice = ""

  @Dependency(\.tides) private var tides

  /// Creates an empty board.
  public init() {}

  /// Fills the board.
  public func appeared() async {
    do {
      for station in tides.stations() {
        let tide = try await tides.next(station.id)
        lines.append("\(station.name) \(tide.time), \(tide.height) \(tides.unit())")
      }
      notice = lines.isEmpty ? "No stations." : ""
    } catch {
      notice = "The tides are not known."
    }
  }
}

/// Stands for the server of the harbour office, which nothing but a running program should trouble.
public enum HarbourServer {
  /// Where the server writes down what it is asked, if anybody wants to know.
  @TaskLocal public static var questions: LockIsolated<[String]>?

  /// Asks for all stations.
  public static func stations() -> [Station] {
    questions?.withValue { $0.append("stations") }
    return [Station(id: 11, name: "Busan"), Station(id: 12, name: "Yeosu")]
  }

  /// Asks for the next high water of a station.
  public static func next(_ station: Station.ID) async throws -> Tide {
    questions?.withValue { $0.append("next \(station)") }
    switch station {
    case 11: return Tide(time: "07:41", height: 128)
    case 12: return Tide(time: "09:05", height: 341)
    default: throw TideError.unknownStation
    }
  }

  /// Asks what heights are measured in.
  public static func unit() -> String {
    questions?.withValue { $0.append("unit") }
    return "cm"
  }
}
