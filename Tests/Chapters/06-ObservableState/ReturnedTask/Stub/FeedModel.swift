import Foundation
import Observation

/// A feed of pictures: it loads them page by page, and each can be liked.
@Observable
@MainActor
public final class ImageFeedViewModel {
  /// What the feed shows.
  public private(set) var state = ImageFeedState()

  @ObservationIgnored private var currentPage = 0
  @ObservationIgnored private var loads = 0
  private let fetchImageUseCase: FetchImageUseCase
  private let postEffect: @MainActor (ImageFeedEffect) -> Void

  /// Creates an empty feed.
  ///
  /// - Parameters:
  ///   - fetchImageUseCase: Where the pages come from.
  ///   - postEffect: Told of what happens once, and is no state.
  public init(
    fetchImageUseCase: FetchImageUseCase,
    postEffect: @escaping @MainActor (ImageFeedEffect) -> Void = { _ in }
  ) {
    self.fetchImageUseCase = fetchImageUseCase
    self.postEffect = postEffect
  }

  /// Does what somebody wants; what takes long goes on afterwards.
  ///
  /// - Returns: The work that goes on, if any does: it ends when there is nothing left to wait for.
  @discardableResult
  public func trigger(_ intent: ImageFeedIntent) -> Task<Void, Never>? {
    // TODO: Hand the work back. What is there to hand back for a like?
    switch intent {
    case .loadInitial:
      withLoading { await self.loadInitialPage() }
    case .loadNextPage:
      withLoading { await self.loadNextPage() }
    case .toggleLike(let id):
      handleToggleLike(for: id)
    }
    return nil
  }

  /// Shows that something is loaded, as long as anything is.
  private func withLoading(_ work: @escaping @MainActor () async -> Void) {
    // TODO: This task is the work, and nobody else hears of it.
    Task {
      loads += 1
      updateState(state.with { $0.isLoading = true })
      await work()
      loads -= 1
      updateState(state.with { $0.isLoading = self.loads > 0 })
    }
  }

  // MARK: - Given

  private func loadInitialPage() async {
    currentPage = 0
    updateState(state.with { $0.images = [] })
    await loadNextPage()
  }

  private func loadNextPage() async {
    do {
      let fetched = try await fetchImageUseCase.execute(page: currentPage)
      currentPage += 1
      var known = Set(state.images.map(\.id))
      let unique = fetched.filter { known.insert($0.id).inserted }
      updateState(state.with { $0.images += unique })
    } catch is CancellationError {
      // Whoever stops a load knows of it.
    } catch {
      postEffect(.error(message: error.localizedDescription))
    }
  }

  private func handleToggleLike(for id: IFImage.ID) {
    guard let index = state.images.firstIndex(where: { $0.id == id }) else { return }
    updateState(
      state.with {
        $0.images[index].isLiked.toggle()
        $0.images[index].likesCount += $0.images[index].isLiked ? 1 : -1
      }
    )
  }

  /// The one place where the state is set.
  private func updateState(_ newState: ImageFeedState) {
    state = newState
  }
}

/// What somebody wants of the feed.
public enum ImageFeedIntent: Equatable, Sendable {
  case loadInitial
  case loadNextPage
  case toggleLike(IFImage.ID)
}

/// What happens once, and is no state.
public enum ImageFeedEffect: Equatable, Sendable {
  case error(message: String)
}

/// What the feed shows.
public struct ImageFeedState: Equatable, Sendable {
  /// In the order in which they came.
  public var images: [IFImage] = []

  /// Whether a page is on its way.
  public var isLoading = false

  /// Creates what an empty feed shows.
  public init() {}

  /// A copy with a change.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A picture of the feed.
public struct IFImage: Equatable, Identifiable, Sendable {
  /// What tells it from all others.
  public var id: String

  /// Where it lies.
  public var url: URL

  /// Who took it.
  public var author: String

  /// How many people like it.
  public var likesCount: Int

  /// Whether the reader is one of them.
  public var isLiked: Bool

  /// Creates a picture.
  public init(id: String, url: URL, author: String, likesCount: Int, isLiked: Bool) {
    self.id = id
    self.url = url
    self.author = author
    self.likesCount = likesCount
    self.isLiked = isLiked
  }
}

/// Where pictures are kept: on a server, on a disk, in a test's hand.
public protocol ImageRepository: Sendable {
  /// The pictures of a page; the first page is number zero.
  func fetchImages(page: Int) async throws -> [IFImage]
}

/// What the app can do with pictures: here, fetch a page of them.
public struct FetchImageUseCase: Sendable {
  private let imageRepository: any ImageRepository

  /// Creates a use case over a repository.
  public init(imageRepository: any ImageRepository) {
    self.imageRepository = imageRepository
  }

  /// Fetches a page.
  public func execute(page: Int) async throws -> [IFImage] {
    try await imageRepository.fetchImages(page: page)
  }
}
