import ComposableArchitecture

/// The root of the kiosk's views: all that the kiosk does begins when it appears.
public struct FerryRoot: View {
  private let model = FerryModel()

  /// Creates the view.
  public init() {}

  /// Begins all that the kiosk does.
  public func appear() {
    model.start()
  }
}

/// What the kiosk does: it tells that it was launched, loads the times and keeps a log.
public struct FerryModel: Sendable {
  @Dependency(\.tracker) private var tracker
  @Dependency(\.timetable) private var timetable
  @Dependency(\.logbook) private var logbook

  /// Creates the model.
  public init() {}

  /// Begins the day.
  public func start() {
    tracker.track("launched")
    let times = timetable.load()
    logbook.write("\(times.count) ferries today")
  }
}
