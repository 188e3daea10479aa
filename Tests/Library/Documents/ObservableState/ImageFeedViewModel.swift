import Foundation
import Observation
import Publishing

// The view model of "Testing state changes of the MVI pattern", with what its three ways add to it side by side.

struct ImageFeedState: Equatable {
  var images: [IFImage] = []
  var isLoading: Bool = false

  // The document uses it, and does not show it.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

enum ImageFeedIntent {
  case loadInitial
  case loadNextPage
  case toggleLike(String)
}

enum ImageFeedEffect: Equatable {
  case error(message: String)
}

@Observable
@MainActor
final class ImageFeedViewModel {

  private(set) var state = ImageFeedState()
  // Changed: it never moves in the document.
  private var currentPage: Int = 0

  // The document uses them, and does not show them.
  private let fetchImageUseCase: FetchImageUseCase
  private(set) var posted: [ImageFeedEffect] = []

  private let stateSubject = PassthroughSubject<ImageFeedState, Never>()

  var statePublisher: AnyPublisher<ImageFeedState, Never> {
    stateSubject.eraseToAnyPublisher()
  }

  init(fetchImageUseCase: FetchImageUseCase) {
    self.fetchImageUseCase = fetchImageUseCase
  }

  // Changed: the result may be dropped, as ways 1 and 3 do.
  @discardableResult
  func trigger(_ intent: ImageFeedIntent) -> Task<Void, Never>? {
    switch intent {
    case .loadInitial:
      return withLoading {
        await self.loadInitPage()
      }
    case .loadNextPage:
      return withLoading {
        await self.loadNextPage()
      }
    case .toggleLike(let image):
      handleToggleLike(for: image)
      return nil
    }
  }

  private func loadInitPage() async {
    updateState(state.with { $0.images = [] })
    currentPage = 0
    await loadNextPage()
  }

  private func loadNextPage() async {
    do {
      let fetchImages = try await fetchImageUseCase.execute(page: currentPage)
      currentPage += 1
      let existingIds = Set(state.images.map { $0.id })
      let uniqueImages = fetchImages.filter { !existingIds.contains($0.id) }
      if !uniqueImages.isEmpty {
        updateState(state.with { $0.images.append(contentsOf: uniqueImages) })
      }
    } catch {
      postEffect(.error(message: error.localizedDescription))
    }
  }

  func updateState(_ newState: ImageFeedState) {
    self.state = newState
    stateSubject.send(newState)
  }

  // MARK: - Used by the document, and not shown

  private func withLoading(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Task {
      updateState(state.with { $0.isLoading = true })
      await work()
      updateState(state.with { $0.isLoading = false })
    }
  }

  private func handleToggleLike(for id: String) {
    guard let index = state.images.firstIndex(where: { $0.id == id }) else { return }
    updateState(state.with { $0.images[index].isLiked.toggle() })
  }

  private func postEffect(_ effect: ImageFeedEffect) {
    posted.append(effect)
  }
}

// MARK: - The layers below

struct IFImage: Equatable, Identifiable {
  var id: String
  var url: URL
  var thumbnailUrl: URL
  var width: Int
  var height: Int
  var author: String
  var createdAt: Date
  var likesCount: Int
  var isLiked: Bool
}

protocol ImageRepository: Sendable {
  func fetchImages(page: Int) async throws -> [IFImage]
}

struct FetchImageUseCase {
  let imageRepository: any ImageRepository

  func execute(page: Int) async throws -> [IFImage] {
    try await imageRepository.fetchImages(page: page)
  }
}

// MARK: - The test double

// Swift 6: on the main actor, since the test sets what it answers. Changed: it does not sleep for two seconds.
@MainActor
final class MockImageFeedRepository: ImageRepository {
  var stubImages: [IFImage] = []
  var error: (any Error)?
  private(set) var pages: [Int] = []

  func fetchImages(page: Int) async throws -> [IFImage] {
    pages.append(page)
    if let error { throw error }
    return stubImages
  }
}
