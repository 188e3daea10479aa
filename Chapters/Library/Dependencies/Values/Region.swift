import Foundation

extension DependencyValues {
  /// The calendar by which dates are reckoned: the user's, unless a test says which.
  ///
  /// A test that does not override it is failed when it is read.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and the customs by which text is written: the user's, unless a test says which.
  ///
  /// A test that does not override it is failed when it is read.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone: the user's, unless a test says which.
  ///
  /// A test that does not override it is failed when it is read.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum CalendarKey: BuiltInKey {
  static let liveValue = Calendar.autoupdatingCurrent
  static let property = "calendar"
  static let example = "Calendar(identifier: .gregorian)"
}

private enum LocaleKey: BuiltInKey {
  static let liveValue = Locale.autoupdatingCurrent
  static let property = "locale"
  static let example = "Locale(identifier: \"en_US\")"
}

private enum TimeZoneKey: BuiltInKey {
  static let liveValue = TimeZone.autoupdatingCurrent
  static let property = "timeZone"
  static let example = ".gmt"
}
