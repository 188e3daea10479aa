import Foundation
import ReturnedTaskExercise
import Testing

@MainActor
struct ReturnedTaskTests {
  @Test("Awaiting the task is enough for the page")
  func page() async {
    let model = feed(PageRepository([["a", "b"], ["c"]]))

    await model.trigger(.loadInitial)?.value
    #expect(model.state.images.map(\.id) == ["a", "b"])
    await model.trigger(.loadNextPage)?.value
    #expect(model.state.images.map(\.id) == ["a", "b", "c"])
  }

  @Test("And for the loading flag, which was up meanwhile")
  func loading() async {
    let repository = PageRepository([["a"], ["b"]])
    let model = feed(repository)

    await model.trigger(.loadInitial)?.value
    #expect(repository.loadingWhileAsked + [model.state.isLoading] == [true, false])
    await model.trigger(.loadNextPage)?.value
    #expect(repository.loadingWhileAsked + [model.state.isLoading] == [true, true, false])
  }

  @Test("A load gives a task and a like gives none, for it is there at once")
  func like() async {
    let model = feed(PageRepository([["a", "b"]]))

    let load = model.trigger(.loadInitial)
    await pictures(of: model)
    let like = model.trigger(.toggleLike("b"))
    #expect(model.state.images.map(\.isLiked) == [false, true])
    #expect([load, like].map { $0 == nil } == [false, true])
  }

  @Test("Each of two loads ends with its own work")
  func twoLoads() async {
    let (slow, fast) = (Answer(["a"]), Answer(["b"]))
    let model = feed(PageRepository([]))
    var loading: [Bool] = []

    let first = slow.given { model.trigger(.loadNextPage) }
    let second = fast.given { model.trigger(.loadNextPage) }
    fast.arrive()
    await second?.value
    loading.append(model.state.isLoading)
    #expect(model.state.images.map(\.id) == ["b"])
    slow.arrive()
    await first?.value
    loading.append(model.state.isLoading)
    #expect(model.state.images.map(\.id) == ["b", "a"])
    #expect(loading == [true, false])
  }

  @Test("A failed load ends, too")
  func failed() async {
    let repository = PageRepository([["a"]])
    let posted = Posted()
    let model = feed(repository, posted)

    repository.isAsleep = true
    await model.trigger(.loadInitial)?.value
    let (loading, effects) = (repository.loadingWhileAsked + [model.state.isLoading], posted.effects)
    #expect(loading == [true, false])
    #expect(effects == [.error(message: "The server is asleep.")])
  }

  @Test("Cancelling the task stops the load, and posts nothing more than there was")
  func cancelled() async {
    let answer = Answer(["a"])
    let posted = Posted()
    let repository = PageRepository([])
    let model = feed(repository, posted)

    repository.isAsleep = true
    await model.trigger(.loadInitial)?.value
    repository.isAsleep = false
    let task = answer.given { model.trigger(.loadInitial) }
    task?.cancel()
    answer.arrive()
    await task?.value
    let (loading, effects) = (repository.loadingWhileAsked + [model.state.isLoading], posted.effects)
    #expect(repository.stops == 1)
    #expect(loading == [true, true, false])
    #expect(effects == [.error(message: "The server is asleep.")])
  }
}

// MARK: - Fixtures

@MainActor
private func feed(_ repository: PageRepository, _ posted: Posted = Posted()) -> ImageFeedViewModel {
  let model = ImageFeedViewModel(fetchImageUseCase: FetchImageUseCase(imageRepository: repository)) {
    posted.effects.append($0)
  }
  repository.isLoading = { [weak model] in model?.state.isLoading }
  return model
}

/// Lets the model go on until it shows pictures, whether or not it hands its work back; a million turns are the safety net.
@MainActor
private func pictures(of model: ImageFeedViewModel) async {
  for _ in 1...1_000_000 {
    guard model.state.images.isEmpty else { return }
    await Task.yield()
  }
}

@MainActor
private final class Posted {
  var effects: [ImageFeedEffect] = []
}

/// Has some pages, and takes its time for each.
@MainActor
private final class PageRepository: ImageRepository {
  var isAsleep = false
  var isLoading: @MainActor () -> Bool? = { nil }
  private(set) var loadingWhileAsked: [Bool?] = []
  private(set) var stops = 0
  private let pages: [[String]]

  init(_ pages: [[String]]) {
    self.pages = pages
  }

  func fetchImages(page: Int) async throws -> [IFImage] {
    await takeTime()
    loadingWhileAsked.append(isLoading())
    let ids = await Answer.current?.ids() ?? (pages.indices.contains(page) ? pages[page] : [])
    await takeTime()
    if Task.isCancelled {
      stops += 1
      throw CancellationError()
    }
    if isAsleep { throw Asleep() }
    return ids.map { IFImage(id: $0, url: URL(filePath: "/\($0)"), author: "Yuna", likesCount: 0, isLiked: false) }
  }

  /// Goes to and fro so often that whoever does not wait for this is too early.
  private func takeTime() async {
    for _ in 1...1000 { await elsewhere() }
  }

  private nonisolated func elsewhere() async {}
}

/// What one load is answered, and only when the test says so; tasks hand it on to those that they start.
private struct Answer: Sendable {
  @TaskLocal static var current: Answer?

  private let content: [String]
  private let gate: AsyncStream<Never>
  private let key: AsyncStream<Never>.Continuation

  init(_ content: [String]) {
    self.content = content
    (gate, key) = AsyncStream.makeStream()
  }

  @MainActor
  func given(to load: () -> Task<Void, Never>?) -> Task<Void, Never>? {
    Self.$current.withValue(self, operation: load)
  }

  func arrive() { key.finish() }

  func ids() async -> [String] {
    for await _ in gate {}
    return content
  }
}

private struct Asleep: LocalizedError {
  var errorDescription: String? { "The server is asleep." }
}
