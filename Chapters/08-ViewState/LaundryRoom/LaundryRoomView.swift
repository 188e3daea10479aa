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
      // TODO: The notice, if there is one, with the id "notice".
    }
  }

  @ViewBuilder
  private func row(_ washer: Washer) -> some View {
    HStack {
      // TODO: What the washer does: "Drum: free", or "Drum: 40 min". Its id is "washer-1" if the washer's is 1.
      Text(washer.name)
      // TODO: A button "Start" with the id "start-1" that sends 'startTapped', and refuses taps while the washer runs.
      // TODO: A button "Stop" with the id "stop-1" that sends 'stopTapped', and refuses taps while the washer is free.
    }
  }
}
