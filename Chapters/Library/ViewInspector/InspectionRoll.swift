@_spi(Hosting) import DeclarativeViews
import Publishing

/// The emissaries that the views of a host have brought along.
///
/// It sees to it that what was asked for before a view was shown is done now, and that what is asked for later and done by
/// nobody is told.
@MainActor
final class InspectionRoll {
  private struct Entry {
    weak var node: ViewNode?
    let subscription: AnyCancellable
  }

  private var entries: [Entry] = []

  /// Takes note of the emissaries in a view that is shown from now on.
  func enter(_ node: ViewNode) {
    guard case .custom = node.role else { return }
    entries.removeAll { $0.node?.isGone != false }
    for child in Mirror(reflecting: node.view).children {
      guard let emissary = child.value as? any InspectionEmissary else { continue }
      enter(emissary, at: node)
    }
  }

  /// Lets them go.
  func close() {
    entries = []
  }

  private func enter<E: InspectionEmissary>(_ emissary: E, at node: ViewNode) {
    let subscription = emissary.notice.sink { [weak emissary, weak node] number in
      guard let emissary, let node, !node.isGone, node.view is E.V else { return }
      PendingInspection.due?.noticeHasCome()
      Self.tell(.isHosted, number, of: emissary, at: node)
    }
    entries.append(Entry(node: node, subscription: subscription))
    let due = emissary.numbersDue
    // All of them at first: whoever answers one notice may take the callbacks of the others away.
    for number in due { Self.tell(.isHosted, number, of: emissary, at: node) }
    for number in due {
      emissary.notice.send(number)
      Self.tell(.isUnanswered, number, of: emissary, at: node)
    }
  }

  /// Tells an inspection that nobody has done yet what is known of its view.
  private static func tell<E: InspectionEmissary>(
    _ news: PendingInspection.News,
    _ number: UInt,
    of emissary: E,
    at node: ViewNode
  ) {
    guard !node.isGone, let view = node.view as? E.V, let callback = emissary.callbacks[number] else { return }
    PendingInspection.$news.withValue(news) { callback(view) }
  }
}
