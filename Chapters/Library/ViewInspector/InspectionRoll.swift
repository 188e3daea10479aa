@_spi(Hosting) import DeclarativeViews
import Publishing

/// The emissaries that the views of a host have brought along.
///
/// It sees to it that what was asked for before a view was hosted is done now, and that what is asked for later and done by
/// nobody is told.
@MainActor
final class InspectionRoll {
  private var known: Set<ObjectIdentifier> = []
  private var subscriptions: [AnyCancellable] = []

  /// Takes note of the emissaries in a view that is shown from now on.
  func enter(_ node: ViewNode) {
    guard case .custom = node.role else { return }
    for child in Mirror(reflecting: node.view).children {
      guard let emissary = child.value as? any InspectionEmissary else { continue }
      enter(emissary, at: node)
    }
  }

  /// Lets them go.
  func close() {
    subscriptions = []
  }

  private func enter(_ emissary: some InspectionEmissary, at node: ViewNode) {
    guard known.insert(ObjectIdentifier(emissary)).inserted else { return }
    // The view has subscribed before: when a notice comes here, it has been there.
    subscriptions.append(
      emissary.notice.sink { [weak self, weak emissary, weak node] number in
        guard let self, let emissary, let node else { return }
        check(number, of: emissary, at: node)
      }
    )
    for number in emissary.numbersDue { emissary.notice.send(number) }
  }

  /// Lets an inspection complain that nobody has done.
  private func check<E: InspectionEmissary>(_ number: UInt, of emissary: E, at node: ViewNode) {
    guard let view = node.view as? E.V, let callback = emissary.callbacks[number] else { return }
    PendingInspection.$isUnanswered.withValue(true) { callback(view) }
  }
}
