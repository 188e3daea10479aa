/// A test function, be it a hidden suite's or a learner's own.
struct SuiteTest: Equatable, Sendable {
  /// The types that enclose the function, outermost first.
  var types: [String]
  /// The function as test ids name it: `plusMakesOne()`.
  var function: String
  /// The display name, or the function when it has none.
  var title: String
  /// The name of the file, `CounterTests.swift`.
  var file: String
  /// Where the testing library says that the test is, in the grader's copy.
  var place: SourcePlace
  /// Its assertions in the order of the file, those of helpers that it calls among them; of a learner's test, none are known.
  var sites: [AssertionSite]

  /// The id of the test in the event stream.
  ///
  /// - Parameter module: The suite's module.
  /// - Returns: An id such as `CounterSuite.CounterTests/plus()/CounterTests.swift:8:4`.
  func id(module: String) -> String {
    "\(module).\(name)/\(position)"
  }

  /// The test without its module and its place, so that reports keep its name when lines move: `CounterTests/plus()`.
  var name: String {
    (types + [function]).joined(separator: "/")
  }

  /// What marks and the step log call the test.
  ///
  /// - Parameter module: The suite's module; suites of one process may have files of one name.
  /// - Returns: A name such as `CounterSuite/CounterTests.swift:8:4`.
  func mark(module: String) -> String {
    "\(module)/\(position)"
  }

  private var position: String {
    "\(file):\(place.line):\(place.column)"
  }
}
