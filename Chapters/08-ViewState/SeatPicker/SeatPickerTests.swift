import DeclarativeViews
import Publishing
import SeatPickerExercise
import Testing
import ViewInspector

@MainActor
struct SeatPickerTests {
  @Test("A tap chooses that seat, and says so")
  func choose() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-3").button().tap()
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == 3)
      // TODO: The choice is claimed. What does the text say?
    }
    // TODO: This is red on a picker that is right. What is missing?
  }

  @Test("A sold seat refuses the tap")
  func sold() {
    // TODO: Write this test. Seat 4 is sold.
  }

  @Test("Prices appear and go, and the choice stays")
  func prices() {
    // TODO: Write this test.
  }

  // TODO: What else may a broken picker do? Think of the first look, of a second tap, of the presses that a seat counts.
}

private let row = [
  Seat(number: 1, price: 9_000),
  Seat(number: 2, price: 10_000),
  Seat(number: 3, price: 12_000),
  Seat(number: 4, price: 12_000, isSold: true),
]

/// Wraps a view, and hands itself over when an inspection is due; the view in it knows nothing of that.
private struct TestWrapperView<Wrapped: View>: View {
  let inspection = Inspection<Self>()
  let wrapped: Wrapped

  var body: some View {
    wrapped.onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

/// Brings a test's inspections to a view that is hosted.
private final class Inspection<V>: InspectionEmissary {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}
