/// What a state and its copies have in common: it knows where hosts keep the value.
///
/// A view's value cannot be changed to say which host it belongs to, and is shown by several at times. So the host tells the
/// link of each place, and the link finds the one that is meant.
@MainActor
final class StateLink<Value> {
  private struct Place {
    weak var node: ViewNode?
    weak var slot: StateSlot<Value>?
  }

  let first: Value
  private var places: [Place] = []

  init(first: Value) {
    self.first = first
  }

  /// Takes note of a place where the value is kept.
  func add(_ slot: StateSlot<Value>, at node: ViewNode) {
    guard !places.contains(where: { $0.node === node }) else { return }
    places.removeAll { $0.slot == nil }
    places.append(Place(node: node, slot: slot))
  }

  /// The place that is meant where this is called.
  ///
  /// That of the view which runs the code or of the nearest one around it; else the only one in its tree; else the only one.
  func slot() -> StateSlot<Value>? {
    let living = places.filter { $0.node?.isShown == true }
    guard let here = ViewPlace.current else { return only(of: living) }
    guard !here.isDetached else { return nil }
    for node in sequence(first: here, next: \.parent) {
      if let place = living.first(where: { $0.node === node }) { return place.slot }
    }
    let near = living.filter { $0.node?.tree === here.tree }
    return near.isEmpty ? only(of: living) : only(of: near)
  }

  private func only(of places: [Place]) -> StateSlot<Value>? {
    places.count == 1 ? places[0].slot : nil
  }
}
