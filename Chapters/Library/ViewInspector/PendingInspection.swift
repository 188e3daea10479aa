@_spi(Hosting) import DeclarativeViews
import Synchronization

/// An inspection that was asked for, and complains if it is never done.
///
/// What waits for a view holds it; when that is released, nobody can do the inspection any more.
final class PendingInspection: Sendable {
  /// Whether the host has found out that the view does not hand itself over.
  @TaskLocal static var isUnanswered = false

  private let site: InspectionSite
  private let end: @Sendable () -> Void
  private let isSettled = Atomic(false)

  /// Takes note of an inspection.
  ///
  /// - Parameters:
  ///   - site: Where the test asks for it.
  ///   - end: What to do when it is done, or cannot be done any more.
  init(site: InspectionSite, end: @escaping @Sendable () -> Void = {}) {
    self.site = site
    self.end = end
  }

  // Not isolated: only a plain 'deinit' runs in the test that lets the view go, and reports to it.
  deinit {
    end()
    if !isSettled.load(ordering: .relaxed) { site.report(Self.notHosted) }
  }

  /// Does the inspection of the view for which this is called.
  @MainActor
  func run<V: View>(_ inspection: (InspectableView<ViewType.View<V>>) throws -> Void) {
    if Self.isUnanswered {
      settle { site.report(Self.notHandedOver) }
    } else if let node = ViewPlace.current?.ancestors.first(where: { $0.view is V && !$0.isDetached }) {
      isSettled.store(true, ordering: .relaxed)
      do {
        try inspection(InspectableView(node))
      } catch {
        site.report(error)
      }
    } else {
      settle { site.report(Self.notHosted) }
    }
  }

  private func settle(_ complain: () -> Void) {
    if !isSettled.exchange(true, ordering: .relaxed) { complain() }
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
