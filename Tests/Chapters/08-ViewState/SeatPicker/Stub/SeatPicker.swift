import DeclarativeViews

/// A row of a cinema, in which one seat can be chosen.
///
/// Its ids: `"seat-3"` is the button of seat 3, `"price-3"` the price below it while prices are shown, `"prices"` the button
/// that shows and hides them, `"choice"` the text that tells what is chosen.
public struct SeatPicker: View {
  /// The number of the seat that is chosen.
  @State public private(set) var chosen: Int? = nil

  /// Whether each seat tells its price.
  @State public private(set) var showsPrices = false

  private let seats: [Seat]

  /// Creates a row.
  public init(seats: [Seat]) {
    self.seats = seats
  }

  /// The seats side by side, then what can be said of all of them.
  public var body: some View {
    VStack {
      HStack {
        ForEach(seats) { seat in
          place(of: seat)
        }
      }
      pricesButton
      Text(choice).id("choice")
    }
  }

  @ViewBuilder
  private func place(of seat: Seat) -> some View {
    VStack {
      SeatButton(seat: seat) { tapped(seat) }
        .id("seat-\(seat.number)")
      if showsPrices {
        Text(seat.priceInWon).id("price-\(seat.number)")
      }
    }
  }

  @ViewBuilder
  private var pricesButton: some View {
    Button("Prices") { togglePrices() }
      .id("prices")
  }

  /// What is chosen, in words: `Seat 3 · 12,000`.
  private var choice: String {
    guard let seat = seats.first(where: { $0.number == chosen }) else { return "No seat" }
    return "Seat \(seat.number) · \(seat.priceInWon)"
  }

  private func tapped(_ seat: Seat) {
    chosen = chosen == seat.number ? nil : seat.number
  }

  private func togglePrices() {
    showsPrices.toggle()
  }
}

/// The button of a seat, which counts how often it was pressed.
public struct SeatButton: View {
  /// How often the button was pressed.
  @State public private(set) var pressed = 0

  private let seat: Seat
  private let action: () -> Void

  /// Creates a button.
  public init(seat: Seat, action: @escaping () -> Void) {
    self.seat = seat
    self.action = action
  }

  /// A button with the seat's number; of a sold seat it is switched off.
  public var body: some View {
    Button("\(seat.number)") { press() }
      .disabled(seat.isSold)
  }

  private func press() {
    pressed += 1
    action()
  }
}

/// A seat of a row.
public struct Seat: Equatable, Identifiable, Sendable {
  /// The number on its back.
  public var number: Int

  /// What it costs, in won.
  public var price: Int

  /// Whether somebody has bought it.
  public var isSold: Bool

  /// The number tells one seat from another.
  public var id: Int { number }

  /// Creates a seat.
  public init(number: Int, price: Int, isSold: Bool = false) {
    self.number = number
    self.price = price
    self.isSold = isSold
  }

  /// The price as it is shown: `12,000`.
  public var priceInWon: String {
    let (thousands, rest) = price.quotientAndRemainder(dividingBy: 1_000)
    guard thousands > 0 else { return "\(rest)" }
    let digits = "\(rest)"
    return "\(thousands),\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
