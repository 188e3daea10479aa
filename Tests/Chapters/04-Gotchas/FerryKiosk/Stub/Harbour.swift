import ComposableArchitecture
import Foundation

/// The server that knows when ferries leave.
public struct Timetable: DependencyKey, Sendable {
  /// Asks for the times of today.
  public var load: @Sendable () -> [String]

  /// Asks over the network, or would in a real app.
  public static let liveValue = Timetable {
    print("loaded the times")
    return ["08:10", "12:30", "17:45"]
  }
}

/// The server that counts how often the app is used.
public struct Tracker: DependencyKey, Sendable {
  /// Tells it of something.
  public var track: @Sendable (String) -> Void

  /// Tells it over the network, or would in a real app.
  public static let liveValue = Tracker { print("tracked '\($0)'") }
}

/// A file on the disk.
public struct Logbook: DependencyKey, Sendable {
  /// Writes a line into it.
  public var write: @Sendable (String) -> Void

  /// Writes to the disk.
  public static let liveValue = Logbook { line in
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? Data("\(lines)\(line)\n".utf8).write(to: file)
  }

  /// Where the file lies; each process has its own.
  public static let file = FileManager.default.temporaryDirectory
    .appending(path: "ferry-\(ProcessInfo.processInfo.processIdentifier).log")
}

extension DependencyValues {
  /// The server that knows when ferries leave.
  public var timetable: Timetable {
    get { self[Timetable.self] }
    set { self[Timetable.self] = newValue }
  }

  /// The server that counts how often the app is used.
  public var tracker: Tracker {
    get { self[Tracker.self] }
    set { self[Tracker.self] = newValue }
  }

  /// A file on the disk.
  public var logbook: Logbook {
    get { self[Logbook.self] }
    set { self[Logbook.self] = newValue }
  }
}
