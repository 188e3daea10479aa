/// What a watch has to do, by what happens: pure decisions, without a terminal, a clock or a process.
package struct WatchSession: Equatable, Sendable {
  /// What can happen.
  package enum Event: Equatable, Sendable {
    case key(WatchKey)
    /// A file of the exercise is no longer what it was.
    case saved
    /// The verdict that was waited for has come, as a text.
    case graded(String)
  }

  /// What is to be done about it.
  package enum Step: Equatable, Sendable {
    /// Nothing but showing the screen anew.
    case show
    /// Give one hint more, and show it.
    case giveHint
    /// Grade the exercise as it is now, and give up what is being graded.
    case grade
    /// The same, also where nothing has changed since it was graded last.
    case gradeAnew
    /// Go to the next exercise that is open, and grade it.
    case move
    case quit
  }

  /// What fills the screen.
  package enum Page: Equatable, Sendable {
    case verdict
    case hints
    case list
  }

  package private(set) var page = Page.verdict
  /// The last verdict; none while the first is on its way, or after something was saved.
  package private(set) var verdict: String?

  package init() {}

  /// Whether a verdict is on its way.
  package var isGrading: Bool { verdict == nil }

  /// Takes notice of what has happened.
  ///
  /// - Parameter event: What has happened.
  /// - Returns: What is to be done.
  package mutating func take(_ event: Event) -> Step {
    switch event {
    case .key(.quit): return .quit
    case .key(.hint):
      page = .hints
      return .giveHint
    case .key(.list):
      page = page == .list ? .verdict : .list
      return .show
    case .graded(let text):
      verdict = text
      // Whoever reads something else is not torn away from it.
      return .show
    case .saved, .key(.run), .key(.next):
      verdict = nil
      page = .verdict
      return switch event {
      case .key(.next): .move
      case .key(.run): .gradeAnew
      default: .grade
      }
    }
  }
}
