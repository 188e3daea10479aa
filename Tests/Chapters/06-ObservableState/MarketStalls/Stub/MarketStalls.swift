import Observation

/// A night market's list of stalls: it comes page by page, and each stall can be a favourite.
@Observable
@MainActor
public final class NightMarket {
  /// What the list shows.
  public struct State: Equatable, Sendable {
    /// In the order in which they came; none stands here twice.
    public var stalls: [Stall] = []

    /// Whether a page is on its way.
    public var isLoading = false

    /// Why the last page did not come, if it did not.
    public var problem: MarketError?
  }

  /// What somebody wants of the list.
  public enum Intent: Equatable, Sendable {
    case loadInitial
    case loadNextPage
    case favourite(Stall.ID)
  }

  /// What the list shows.
  public private(set) var state = State()

  @ObservationIgnored private var nextPage = 0
  @ObservationIgnored private var loads = 0
  private let repository: any StallRepository

  /// Creates an empty list.
  public init(repository: any StallRepository) {
    self.repository = repository
  }

  /// Does what somebody wants; what takes long goes on afterwards.
  ///
  /// - Returns: The work that goes on, if any does: it ends when there is nothing left to wait for.
  @discardableResult
  public func trigger(_ intent: Intent) -> Task<Void, Never>? {
    switch intent {
    case .loadInitial:
      return withLoading { await self.loadInitialPage() }
    case .loadNextPage:
      return withLoading { await self.loadNextPage() }
    case .favourite(let id):
      guard let index = state.stalls.firstIndex(where: { $0.id == id }) else { return nil }
      state.stalls[index].isFavourite.toggle()
      return nil
    }
  }

  private func withLoading(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Task {
      loads += 1
      state.isLoading = true
      await work()
      loads -= 1
      state.isLoading = loads > 0
    }
  }

  private func loadInitialPage() async {
    nextPage = 0
    state.stalls = []
    await loadNextPage()
  }

  private func loadNextPage() async {
    do {
      let page = try await repository.stalls(page: nextPage)
      nextPage += 1
      state.stalls += new(page)
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  /// What is not in the list yet.
  private func new(_ page: [Stall]) -> [Stall] {
    var known = Set(state.stalls.map(\.id))
    return page.filter { known.insert($0.id).inserted }
  }
}

/// A stall of the market.
public struct Stall: Equatable, Identifiable, Sendable {
  /// The number of its place.
  public var id: Int

  /// What stands on its sign.
  public var name: String

  /// Whether somebody wants to find it again.
  public var isFavourite = false

  /// Creates a stall.
  public init(id: Int, name: String, isFavourite: Bool = false) {
    self.id = id
    self.name = name
    self.isFavourite = isFavourite
  }
}

/// Why a page did not come.
public enum MarketError: Error, Equatable, Sendable {
  case rain
  case noLight
}

/// Where the stalls are kept.
public protocol StallRepository: Sendable {
  /// The stalls of a page; the first page is number zero.
  func stalls(page: Int) async throws(MarketError) -> [Stall]
}
