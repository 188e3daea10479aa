import Foundation
import IssueReporting

/// What a program runs for, which decides the values that dependencies have unless they are overridden.
///
/// A test process runs in the context ``test``, an Xcode preview in ``preview`` and everything else in ``live``. The
/// environment variable `SWIFT_DEPENDENCIES_CONTEXT` with the value `live`, `preview` or `test` forces another one, also on
/// a program that a test starts:
///
/// ```swift
/// app.launchEnvironment["SWIFT_DEPENDENCIES_CONTEXT"] = "test"
/// ```
///
/// Code asks for its context by `@Dependency(\.context)`, and a part of a program is given another one like any other
/// dependency: `$0.context = .preview`.
public enum DependencyContext: String, CaseIterable, Sendable {
  /// The program does its work.
  case live

  /// The program shows a preview of its views.
  case preview

  /// The program runs tests.
  case test
}

extension DependencyContext {
  /// The context of this process.
  ///
  /// A forced context that does not exist is reported when a dependency is used for the first time.
  static let ofProcess: DependencyContext = {
    let environment = ProcessInfo.processInfo.environment
    let natural = DependencyContext(environment: environment, isTesting: isTesting)
    guard let name = environment[variable] else { return natural }
    if let forced = DependencyContext(rawValue: name) { return forced }
    reportIssue(DependencyComplaint.unknownContext(name, instead: natural))
    return natural
  }()

  /// The variable that forces a context.
  static let variable = "SWIFT_DEPENDENCIES_CONTEXT"

  /// The context of a process that nobody forces into another one.
  private init(environment: [String: String], isTesting: Bool) {
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = isTesting ? .test : .live
    }
  }
}
