@_spi(Hosting) import DeclarativeViews
import Synchronization

/// An inspection that was asked for, and complains if it is never done.
///
/// What waits for a view holds it; when that is released, nobody can do the inspection any more.
final class PendingInspection: Sendable {
  /// What a host knows of an inspection that it does not do itself.
  enum News {
    /// A notice has come to a host of the view; the view may still hand itself over.
    case isHosted
    /// The view had its turn, and has not handed itself over.
    case isUnanswered
  }

  /// What the host has to say, where it is the host that calls and not the view that hands itself over.
  @TaskLocal static var news: News?

  /// The inspection whose notice is being sent: a view may take its callback away before its host can look for it.
  @TaskLocal static var due: PendingInspection?

  private let site: InspectionSite
  private let delay = Mutex<Task<Void, Never>?>(nil)
  private let isHosted = Atomic(false)
  private let isSettled = Atomic(false)

  /// Takes note of an inspection.
  ///
  /// - Parameter site: Where the test asks for it.
  init(site: InspectionSite) {
    self.site = site
  }

  // Not isolated: only a plain 'deinit' runs in the test that lets the view go, and reports to it.
  deinit {
    delay.withLock(\.self)?.cancel()
    settle { site.report(isHosted.load(ordering: .relaxed) ? Self.takenAway : Self.notHosted) }
  }

  /// Does the inspection of the view for which this is called, unless it has been done.
  @MainActor
  func run<V: View>(_ inspection: (InspectableView<ViewType.View<V>>) throws -> Void) {
    switch Self.news {
    case .isHosted:
      noticeHasCome()
    case .isUnanswered:
      noticeHasCome()
      settle { complain() }
    case nil:
      let node = ViewPlace.current?.ancestors.first { $0.view is V && !$0.isDetached }
      settle {
        guard let node else { return complain() }
        do {
          try inspection(InspectableView(node))
        } catch {
          site.report(error)
        }
      }
    }
  }

  /// Sends its notice, and complains if that has come to a host and nobody has done the inspection.
  ///
  /// - Parameters:
  ///   - number: The number of the inspection.
  ///   - emissary: Where it was asked for.
  @MainActor
  func sendNotice<E: InspectionEmissary>(_ number: UInt, of emissary: E) {
    Self.$due.withValue(self) { emissary.notice.send(number) }
    // A callback that was taken out may still be called.
    if isHosted.load(ordering: .relaxed), emissary.callbacks[number] != nil { settle { complain() } }
  }

  /// Takes note that its notice has come to a host of the view.
  func noticeHasCome() {
    isHosted.store(true, ordering: .relaxed)
  }

  /// Waits for its time no longer than somebody can do it.
  func wait(for delay: Task<Void, Never>) {
    self.delay.withLock { $0 = delay }
  }

  private func complain() {
    site.report(isHosted.load(ordering: .relaxed) ? Self.notHandedOver : Self.notHosted)
  }

  private func settle(_ action: () -> Void) {
    if !isSettled.exchange(true, ordering: .relaxed) { action() }
  }
}

extension PendingInspection {
  static let notHosted = """
    This inspection was never done, as nobody hosts the view.

    Host it, before or after this line: 'ViewHosting.host(view: sut)'. If you do already, the view was gone by then: it is \
    hosted until the test suspends, or for as long as you keep what 'host' returns.
    """

  static let notHandedOver = """
    This inspection was never done: the view is hosted, but when a notice comes, either the view does not hand itself \
    over, or 'visit' does not call the callback of that number.

    See that its body has, behind the outermost view: \
    '.onReceive(inspection.notice) { self.inspection.visit(self, $0) }'. And that 'visit' takes \
    the callback of that number out, and calls it.
    """

  static let takenAway = """
    This inspection was never done: the view was hosted, but the callback was taken out of 'callbacks' and not called.

    See that 'visit' takes out the callback of its own number alone, calls it, and leaves the others where they are.
    """
}
