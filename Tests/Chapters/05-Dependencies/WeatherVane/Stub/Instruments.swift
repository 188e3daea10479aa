import ComposableArchitecture

// What each instrument shows, context by context. In brackets: nothing is declared, the value comes from elsewhere.
//
//              live          preview       test
//   wind       12 knots      (12 knots)    (12 knots, and the test is red)
//   rain       3 mm          9 mm          (9 mm)
//   sun        6 hours       (6 hours)     0 hours
//   snow       40            80            nil
//   lightning  (none seen)   (none seen)   none seen
//   pollen     (low)         low           (low)
//
// Where the live value is in brackets, there is none: a running program warns, and goes on.

// TODO: Somebody has filled in everything. Make the table true: mend values, and take away those in brackets. A key
// without a live value is no 'DependencyKey', but a 'TestDependencyKey'.

/// The wind.
enum WindKey: DependencyKey {
  static let liveValue = "12 knots"
  static let previewValue = "12 knots"
  static let testValue = "12 knots"
}

/// What has fallen since midnight.
enum RainKey: DependencyKey {
  static let liveValue = "3 mm"
  static let previewValue = "9 mm"
  static let testValue = "3 mm"
}

/// How long the sun has been out.
enum SunKey: DependencyKey {
  static let liveValue = "6 hours"
  static let previewValue = "0 hours"
  static let testValue = "0 hours"
}

/// How many centimetres of snow lie, if any do.
enum SnowKey: DependencyKey {
  static let liveValue: Int? = 40
  static let previewValue: Int? = 80
  static let testValue: Int? = 80
}

/// Lightning, which another module will watch for one day.
enum LightningKey: DependencyKey {
  static let liveValue = "none seen"
  static let previewValue = "none seen"
  static let testValue = "none seen"
}

/// Pollen, which so far are only drawn.
enum PollenKey: DependencyKey {
  static let liveValue = "low"
  static let previewValue = "low"
  static let testValue = "high"
}
