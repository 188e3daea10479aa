/// The stores that a store has made of the parts of its feature.
///
/// There is one for each part, so that who asks twice gets the same one. They are kept because whoever observes one need not
/// hold on to it.
@MainActor
struct ChildStores {
  /// Which part a store is for.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let element: AnyHashable?
    private let store: ObjectIdentifier

    init(_ store: AnyObject.Type, state: AnyKeyPath, action: AnyKeyPath, element: AnyHashable? = nil) {
      self.store = ObjectIdentifier(store)
      self.state = state
      self.action = action
      self.element = element
    }
  }

  private var stores: [Key: any ChildStore] = [:]
  private var sizeToClean = 64

  /// The store of a part.
  subscript(key: Key) -> (any ChildStore)? {
    get { stores[key] }
    set {
      stores[key] = newValue
      guard stores.count > sizeToClean else { return }
      stores = stores.filter { $0.value.isPresent }
      sizeToClean = max(64, 2 * stores.count)
    }
  }
}

/// A store of any kind.
@MainActor
protocol ChildStore: AnyObject {
  /// Whether the part that the store is for is there.
  var isPresent: Bool { get }
}
