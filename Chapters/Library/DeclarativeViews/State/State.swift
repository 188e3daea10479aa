/// A value that a view keeps from one time to the next: it belongs to the host, which shows the view.
///
/// ```swift
/// struct Bell: View {
///   @State var rings = 0
///
///   var body: some View {
///     Button("Rung \(rings) times") { rings += 1 }
///   }
/// }
/// ```
///
/// The view is a value that is made again and again. What is written after the `=` counts once, when the host shows the view
/// for the first time; from then on the host keeps what was set, until the view is gone. Two hosts that show one value count
/// apart.
///
/// A view that nobody hosts has no place to keep anything: there the property always gives its first value, and setting it
/// changes nothing.
///
/// Where several hosts may be meant, those who ask decide: in a body, an action or a task it is the view to which these belong
/// that is asked about. Anyone else sees what the only host keeps, if there is one.
@MainActor
@propertyWrapper
public struct State<Value> {
  private let link: StateLink<Value>

  /// Creates a state.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) {
    link = StateLink(first: wrappedValue)
  }

  /// Creates a state.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// What the host keeps, or the first value where there is no host.
  public var wrappedValue: Value {
    get { link.slot()?.value ?? link.first }
    nonmutating set { link.slot()?.value = newValue }
  }

  /// A way to read and to set the value from somewhere else.
  public var projectedValue: Binding<Value> {
    // Who reads the binding later may be elsewhere: the place is looked up now, and again only if there is none yet.
    let slot = link.slot()
    return Binding { [link] in
      (slot ?? link.slot())?.value ?? link.first
    } set: { [link] newValue in
      (slot ?? link.slot())?.value = newValue
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nothing at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: StateProperty {
  func install(at node: ViewNode, keeping slot: (any KeptState)?) -> any KeptState {
    let slot = slot as? StateSlot<Value> ?? StateSlot(link.first)
    link.add(slot, at: node)
    return slot
  }
}
