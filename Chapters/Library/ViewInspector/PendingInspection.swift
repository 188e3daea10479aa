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
    settle { complain() }
  }

  /// Does the inspection of the view for which this is called, unless it has been done.
  @MainActor
  func run<V: View>(_ inspection: (InspectableView<ViewType.View<V>>) throws -> Void) {
    switch Self.news {
    case .isHosted:
      isHosted.store(true, ordering: .relaxed)
    case .isUnanswered:
      isHosted.store(true, ordering: .relaxed)
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

  /// Complains if its notice has come to a host, and nobody has done it; to be called when the notice has been sent.
  func noticeWasSent() {
    if isHosted.load(ordering: .relaxed) { settle { complain() } }
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
    This inspection was never done: the view is hosted, but does not hand itself over when a notice comes.

    Add to its body, behind the outermost view: '.onReceive(inspection.notice) { self.inspection.visit(self, $0) }'. And see \
    that 'visit' calls the callback of that number.
    """
}
