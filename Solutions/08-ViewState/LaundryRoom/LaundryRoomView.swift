import ComposableArchitecture
import DeclarativeViews

/// Shows the washers of a laundry room, each with its buttons.
public struct LaundryRoomView: View {
  private let store: StoreOf<LaundryRoom>

  /// Creates a view of a room.
  public init(store: StoreOf<LaundryRoom>) {
    self.store = store
  }

  /// A row for each washer, then what came of telling a neighbour.
  public var body: some View {
    VStack {
      ForEach(store.washers) { washer in
        row(washer)
      }
      if let notice = store.notice {
        Text(notice).id("notice")
      }
    }
  }

  @ViewBuilder
  private func row(_ washer: Washer) -> some View {
    HStack {
      Text(caption(washer)).id("washer-\(washer.id)")
      Button("Start") { store.send(.startTapped(washer.id)) }
        .id("start-\(washer.id)")
        .disabled(washer.minutesLeft != nil)
      Button("Stop") { store.send(.stopTapped(washer.id)) }
        .id("stop-\(washer.id)")
        .disabled(washer.minutesLeft == nil)
    }
  }

  private func caption(_ washer: Washer) -> String {
    guard let minutes = washer.minutesLeft else { return "\(washer.name): free" }
    return "\(washer.name): \(minutes) min"
  }
}
