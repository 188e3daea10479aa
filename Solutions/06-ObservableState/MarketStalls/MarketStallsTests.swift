import MarketStallsExercise
import Testing

@MainActor
struct MarketStallsTests {
  @Test("The first load shows page zero")
  func firstPage() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns], [dumplings]]))

    await market.trigger(.loadInitial)?.value
    #expect(market.state.stalls == [noodles, lanterns])
    #expect(market.state.isLoading == false)
  }

  @Test("The second page is added to the first")
  func secondPage() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns], [dumplings], [records]]))

    await market.trigger(.loadInitial)?.value
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles, lanterns, dumplings])
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles, lanterns, dumplings, records])
  }

  @Test("No stall stands twice")
  func noneTwice() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns, noodles], [lanterns, dumplings]]))

    await market.trigger(.loadInitial)?.value
    #expect(market.state.stalls == [noodles, lanterns])
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles, lanterns, dumplings])
  }

  @Test("Also of two loads at once no stall stands twice, and in the end nothing is loading")
  func twoLoads() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns, dumplings]]))

    let first = market.trigger(.loadInitial)
    let second = market.trigger(.loadInitial)
    await first?.value
    await second?.value
    #expect(market.state.stalls.map(\.id).sorted() == [1, 2, 3])
    #expect(market.state.isLoading == false)
  }

  @Test("A page with nothing new is not asked for again")
  func nothingNew() async {
    let stalls = StallsInHand([[noodles], [noodles], [dumplings]])
    let market = NightMarket(repository: stalls)

    await market.trigger(.loadInitial)?.value
    await market.trigger(.loadNextPage)?.value
    await market.trigger(.loadNextPage)?.value
    #expect(stalls.asked == [0, 1, 2])
    #expect(market.state.stalls == [noodles, dumplings])
  }

  @Test("An error keeps the list, and the same page is asked for again")
  func error() async {
    let stalls = StallsInHand([[noodles], [dumplings], [records]])
    let market = NightMarket(repository: stalls)

    await market.trigger(.loadInitial)?.value
    stalls.error = .rain
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles])
    #expect(market.state.problem == .rain)
    #expect(market.state.isLoading == false)
    stalls.error = nil
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles, dumplings])
    #expect(market.state.problem == nil)
  }

  @Test("Loading anew begins at page zero, with nothing of before")
  func anew() async {
    let stalls = StallsInHand([[noodles], [dumplings]])
    let market = NightMarket(repository: stalls)

    await market.trigger(.loadInitial)?.value
    await market.trigger(.loadNextPage)?.value
    await market.trigger(.loadInitial)?.value
    #expect(market.state.stalls == [noodles])
    await market.trigger(.loadNextPage)?.value
    #expect(market.state.stalls == [noodles, dumplings])
    stalls.error = .noLight
    await market.trigger(.loadInitial)?.value
    #expect(market.state.stalls == [])
    #expect(market.state.problem == .noLight)
  }

  @Test("A favourite is that stall, and no longer the second time")
  func favourite() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns]]))

    await market.trigger(.loadInitial)?.value
    market.trigger(.favourite(2))
    #expect(market.state.stalls.map(\.isFavourite) == [false, true])
    market.trigger(.favourite(1))
    market.trigger(.favourite(2))
    #expect(market.state.stalls.map(\.isFavourite) == [true, false])
  }
}

/// A market's stalls in the test's hand: some pages, or an error.
@MainActor
private final class StallsInHand: StallRepository {
  /// What each further request is answered with, in place of a page.
  var error: MarketError?

  /// The numbers of the pages that were asked for, in order.
  private(set) var asked: [Int] = []

  private let pages: [[Stall]]

  init(_ pages: [[Stall]]) {
    self.pages = pages
  }

  func stalls(page: Int) async throws(MarketError) -> [Stall] {
    asked.append(page)
    // A page takes its time.
    for _ in 1...10 { await Task.yield() }
    if let error { throw error }
    return pages.indices.contains(page) ? pages[page] : []
  }
}

private let noodles = Stall(id: 1, name: "Noodles")
private let lanterns = Stall(id: 2, name: "Lanterns")
private let dumplings = Stall(id: 3, name: "Dumplings")
private let records = Stall(id: 4, name: "Records")
