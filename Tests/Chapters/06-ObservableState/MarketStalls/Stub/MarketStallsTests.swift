import MarketStallsExercise
import Testing

@MainActor
struct MarketStallsTests {
  @Test("The first load shows page zero")
  func firstPage() async {
    let market = NightMarket(repository: StallsInHand([[noodles, lanterns], [dumplings]]))

    market.trigger(.loadInitial)
    // TODO: This is red on a market that is right. What are you waiting for: the end of the work, or one sign of it?
    #expect(market.state.stalls == [noodles, lanterns])
    #expect(market.state.isLoading == false)
  }

  @Test("The second page is added to the first")
  func secondPage() async {
    // TODO: Write this test.
  }

  @Test("An error keeps the list, and the same page is asked for again")
  func error() async {
    // TODO: Write this test.
  }

  // TODO: What else may a broken market do? It may show a stall twice, go on where it was when it begins anew, …
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
