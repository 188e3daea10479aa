import Foundation
import ImageFeedExercise
import Testing

@MainActor
struct ImageFeedTests {
  @Test("Loading is on while a page is on its way, and off when it is there")
  func loading() async {
    let repository = PageRepository([[image("a")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    #expect(repository.seen.map(\.isLoading) == [true])
    #expect(model.state.isLoading == false)
  }

  @Test("Loading is off after an error")
  func loadingAfterError() async {
    let repository = PageRepository([[image("a")]])
    let model = feed(repository)

    repository.isAsleep = true
    await finish(.loadInitial, of: model)
    #expect(repository.seen.map(\.isLoading) == [true])
    #expect(model.state.isLoading == false)
  }

  @Test("The first load shows page zero")
  func firstPage() async {
    let repository = PageRepository([[image("a"), image("b")], [image("c")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    #expect(repository.pages == [0])
    #expect(model.state.images.map(\.id) == ["a", "b"])
  }

  @Test("The next page has the next number, and stands below")
  func nextPages() async {
    let repository = PageRepository([[image("a"), image("b")], [image("c")], [image("d")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    await finish(.loadNextPage, of: model)
    #expect(model.state.images.map(\.id) == ["a", "b", "c"])
    await finish(.loadNextPage, of: model)
    #expect(model.state.images.map(\.id) == ["a", "b", "c", "d"])
    #expect(repository.pages == [0, 1, 2])
  }

  @Test("An image that is there already is not shown twice")
  func seenBefore() async {
    let repository = PageRepository([[image("a"), image("b")], [image("b"), image("c")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    await finish(.loadNextPage, of: model)
    #expect(model.state.images.map(\.id) == ["a", "b", "c"])
  }

  @Test("An image that comes twice in a page is shown once")
  func twiceInOnePage() async {
    let model = feed(PageRepository([[image("a"), image("b"), image("a")]]))

    await finish(.loadInitial, of: model)
    #expect(model.state.images.map(\.id) == ["a", "b"])
  }

  @Test("A page with nothing new is not asked for again")
  func nothingNew() async {
    let repository = PageRepository([[image("a")], [image("a")], [image("b")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    await finish(.loadNextPage, of: model)
    await finish(.loadNextPage, of: model)
    #expect(repository.pages == [0, 1, 2])
  }

  @Test("Loading anew starts empty at page zero")
  func anew() async {
    let repository = PageRepository([[image("a")], [image("b")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    await finish(.loadNextPage, of: model)
    await finish(.loadInitial, of: model)
    #expect(repository.seen.last?.images.map(\.id) == [])
    #expect(model.state.images.map(\.id) == ["a"])
    await finish(.loadNextPage, of: model)
    #expect(repository.pages == [0, 1, 0, 1])
  }

  @Test("An error keeps the images and is posted")
  func error() async {
    let repository = PageRepository([[image("a")], [image("b")]])
    let posted = Posted()
    let model = feed(repository, posted)

    await finish(.loadInitial, of: model)
    repository.isAsleep = true
    await finish(.loadNextPage, of: model)
    #expect(model.state.images.map(\.id) == ["a"])
    #expect(posted.effects == [.error(message: "The server is asleep.")])
  }

  @Test("After an error the same page is asked for again")
  func afterError() async {
    let repository = PageRepository([[image("a")], [image("b")]])
    let model = feed(repository)

    await finish(.loadInitial, of: model)
    repository.isAsleep = true
    await finish(.loadNextPage, of: model)
    repository.isAsleep = false
    await finish(.loadNextPage, of: model)
    #expect(repository.pages == [0, 1, 1])
    #expect(model.state.images.map(\.id) == ["a", "b"])
  }

  @Test("A like turns that image on at once")
  func like() async {
    let model = feed(PageRepository([[image("a", likes: 2), image("b", likes: 7)]]))

    await finish(.loadInitial, of: model)
    model.trigger(.toggleLike("b"))
    #expect(model.state.images.map(\.isLiked) == [false, true])
    #expect(model.state.images.map(\.likesCount) == [2, 8])
  }

  @Test("A second like turns it off")
  func likeTwice() async {
    let model = feed(PageRepository([[image("a", likes: 2), image("b", likes: 7)]]))

    await finish(.loadInitial, of: model)
    model.trigger(.toggleLike("a"))
    model.trigger(.toggleLike("b"))
    model.trigger(.toggleLike("b"))
    #expect(model.state.images.map(\.isLiked) == [true, false])
    #expect(model.state.images.map(\.likesCount) == [3, 7])
  }
}

// MARK: - Waiting

/// Triggers an intent and waits for the end of all that it starts.
///
/// Tasks inherit task-local values and let go of them when they end, so this needs no sign of the model's.
@MainActor
private func finish(_ intent: ImageFeedIntent, of model: ImageFeedViewModel) async {
  let (end, continuation) = AsyncStream<Never>.makeStream()
  Work.$current.withValue(Work(continuation)) { model.trigger(intent) }
  for await _ in end {}
}

private final class Work: Sendable {
  @TaskLocal static var current: Work?

  private let end: AsyncStream<Never>.Continuation

  init(_ end: AsyncStream<Never>.Continuation) {
    self.end = end
  }

  deinit { end.finish() }
}

// MARK: - Fixtures

@MainActor
private func feed(_ repository: PageRepository, _ posted: Posted = Posted()) -> ImageFeedViewModel {
  let model = ImageFeedViewModel(fetchImageUseCase: FetchImageUseCase(imageRepository: repository)) {
    posted.effects.append($0)
  }
  repository.watch = { [weak model] in model?.state ?? ImageFeedState() }
  return model
}

private func image(_ id: String, likes: Int = 0) -> IFImage {
  IFImage(id: id, url: URL(filePath: "/\(id)"), author: "Yuna", likesCount: likes, isLiked: false)
}

@MainActor
private final class Posted {
  var effects: [ImageFeedEffect] = []
}

/// Has some pages, and notes what it is asked for and what the feed shows at that moment.
@MainActor
private final class PageRepository: ImageRepository {
  var isAsleep = false
  var watch: @MainActor () -> ImageFeedState = { ImageFeedState() }
  private(set) var pages: [Int] = []
  private(set) var seen: [ImageFeedState] = []
  private let content: [[IFImage]]

  init(_ content: [[IFImage]]) {
    self.content = content
  }

  func fetchImages(page: Int) async throws -> [IFImage] {
    pages.append(page)
    seen.append(watch())
    if isAsleep { throw Asleep() }
    return content.indices.contains(page) ? content[page] : []
  }
}

private struct Asleep: LocalizedError {
  var errorDescription: String? { "The server is asleep." }
}
