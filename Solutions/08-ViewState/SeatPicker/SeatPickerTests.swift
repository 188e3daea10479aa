import DeclarativeViews
import Publishing
import SeatPickerExercise
import Testing
import ViewInspector

@MainActor
struct SeatPickerTests {
  @Test("Nothing is chosen at first, and no price is shown")
  func first() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == nil)
      #expect(picker.showsPrices == false)
      let choice = try view.find(viewWithId: "choice").text().string()
      #expect(choice == "No seat")
      #expect(throws: InspectionError.self) { try view.find(viewWithId: "price-1") }
    }
    ViewHosting.host(view: sut)
  }

  @Test("A tap chooses that seat, and says so")
  func choose() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-3").button().tap()
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == 3)
      let choice = try view.find(viewWithId: "choice").text().string()
      #expect(choice == "Seat 3 · 12,000")
    }
    ViewHosting.host(view: sut)
  }

  @Test("Another tap moves the choice, and its text")
  func move() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-3").button().tap()
      try view.find(viewWithId: "seat-1").button().tap()
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == 1)
      let choice = try view.find(viewWithId: "choice").text().string()
      #expect(choice == "Seat 1 · 9,000")
    }
    ViewHosting.host(view: sut)
  }

  @Test("A second tap on the same seat undoes the choice")
  func undo() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-2").button().tap()
      try view.find(viewWithId: "seat-2").button().tap()
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == nil)
      let choice = try view.find(viewWithId: "choice").text().string()
      #expect(choice == "No seat")
    }
    ViewHosting.host(view: sut)
  }

  @Test("A sold seat refuses the tap, also with its price, and no other does")
  func sold() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      let sold = try view.find(viewWithId: "seat-4").button()
      #expect(throws: InspectionError.self) { try sold.tap() }
      let picker = try view.find(SeatPicker.self).actualView()
      #expect(picker.chosen == nil)
      let pressed = try view.find(viewWithId: "seat-4").view(SeatButton.self).actualView().pressed
      #expect(pressed == 0)
      let free = try view.find(viewWithId: "seat-3").button()
      #expect(try free.isDisabled() == false)
    }
    ViewHosting.host(view: sut)
  }

  @Test("Each seat's own price appears and goes, and the choice stays")
  func prices() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-2").button().tap()
      let picker = try view.find(SeatPicker.self).actualView()
      try view.find(viewWithId: "prices").button().tap()
      let first = try view.find(viewWithId: "price-1").text().string()
      #expect(first == "9,000")
      let third = try view.find(viewWithId: "price-3").text().string()
      #expect(third == "12,000")
      #expect(picker.chosen == 2)
      try view.find(viewWithId: "prices").button().tap()
      #expect(throws: InspectionError.self) { try view.find(viewWithId: "price-1") }
      #expect(picker.chosen == 2)
    }
    ViewHosting.host(view: sut)
  }

  @Test("Each seat counts its own presses, also after the prices came and went")
  func presses() {
    let sut = TestWrapperView(wrapped: SeatPicker(seats: row))

    sut.inspection.inspect { view in
      try view.find(viewWithId: "seat-1").button().tap()
      try view.find(viewWithId: "seat-3").button().tap()
      try view.find(viewWithId: "seat-3").button().tap()
      #expect(try presses(of: 1, in: view) == 1)
      #expect(try presses(of: 2, in: view) == 0)
      #expect(try presses(of: 3, in: view) == 2)
      try view.find(viewWithId: "prices").button().tap()
      #expect(try presses(of: 3, in: view) == 2)
      try view.find(viewWithId: "seat-3").button().tap()
      try view.find(viewWithId: "prices").button().tap()
      #expect(try presses(of: 3, in: view) == 3)
    }
    ViewHosting.host(view: sut)
  }

  private func presses<V>(of seat: Int, in view: InspectableView<V>) throws -> Int {
    try view.find(viewWithId: "seat-\(seat)").view(SeatButton.self).actualView().pressed
  }
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
