import Foundation
import Observation
import Publishing
import Testing

/// The samples of "Testing state changes of the MVI pattern".
///
/// Changed in all of them: the suite stands on the main actor, as the view model does.
@MainActor
@Suite("Testing state changes of the MVI pattern")
struct ImageFeedViewModelTests {
  var mock = MockImageFeedRepository()

  func makeImage() -> IFImage {
    return IFImage(
      id: UUID().uuidString,
      url: URL(filePath: "test"),
      thumbnailUrl: URL(filePath: "test"),
      width: 0,
      height: 0,
      author: "",
      createdAt: Date(),
      likesCount: 0,
      isLiked: false
    )
  }

  func makeSut() -> ImageFeedViewModel {
    return ImageFeedViewModel(fetchImageUseCase: FetchImageUseCase(imageRepository: mock))
  }

  @Test("M01: right after 'trigger' there is the first state")
  func naive() async {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    sut.trigger(.loadInitial)

    // Changed: the document claims two images, and fails, as it says.
    #expect(sut.state.images.count == 0)
  }

  @Test("M02: a publisher of states")
  func publisher() async throws {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    var cancellable: AnyCancellable?

    await withCheckedContinuation { continuation in
      cancellable = sut.statePublisher
        .filter { !$0.images.isEmpty }
        .first()
        .sink { state in
          #expect(state.images.count == 2)
          continuation.resume()
        }
      sut.trigger(.loadInitial)
    }
    cancellable?.cancel()
  }

  @Test("M02: when the repository throws, no state ever fits")
  func publisherInVain() async {
    let sut = makeSut()
    mock.error = CancellationError()
    var fitting = 0

    let cancellable = sut.statePublisher
      .filter { !$0.images.isEmpty }
      .first()
      .sink { _ in fitting += 1 }
    await sut.trigger(.loadInitial)?.value
    #expect(fitting == 0)
    #expect(sut.posted.count == 1)
    cancellable.cancel()
  }

  @Test("M03: the intent hands its task back")
  func returnedTask() async throws {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    let task = sut.trigger(.loadInitial)
    _ = await task?.value

    #expect(sut.state.images.count == 2)
  }

  @Test("M04: a streamer over observation tracking")
  func streamer() async throws {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    let stream = StateStreamer(
      apply: { sut.state.images },
      finishCondition: {
        !sut.state.images.isEmpty
      }
    ).observe(timeout: .seconds(30))
    sut.trigger(.loadInitial)
    for await _ in stream {}

    #expect(sut.state.images.count == 2)
  }

  @Test("M04: its condition is asked before the new value is set")
  func askedTooEarly() async {
    let sut = makeSut()
    mock.stubImages = [makeImage()]
    await sut.trigger(.loadInitial)?.value
    var answers: [Bool] = []
    let streamer = StateStreamer(
      apply: { sut.state },
      finishCondition: {
        answers.append(sut.state.images[0].isLiked)
        return true
      }
    )

    let stream = streamer.observe(timeout: .seconds(30))
    sut.trigger(.toggleLike(sut.state.images[0].id))
    #expect(answers == [false])
    #expect(sut.state.images[0].isLiked)
    for await _ in stream {}
  }

  @Test("M05: the standard library's sequence")
  func observations() async {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    sut.trigger(.loadInitial)
    for await images in Observations({ sut.state.images }) where !images.isEmpty { break }

    #expect(sut.state.images.count == 2)
  }

  @Test("M06: the first state that fits is not the last one, but the task's end is")
  func signAndEnd() async {
    let sut = makeSut()
    mock.stubImages = [makeImage()]
    var loadingWhenFilled: [Bool] = []

    let cancellable = sut.statePublisher
      .filter { !$0.images.isEmpty }
      .first()
      .sink { loadingWhenFilled.append($0.isLoading) }
    await sut.trigger(.loadInitial)?.value
    #expect(loadingWhenFilled == [true])
    #expect(sut.state.isLoading == false)
    cancellable.cancel()
  }

  @Test("M01: removing duplicates hides that a page was asked for twice")
  func samePage() async {
    let sut = makeSut()
    mock.stubImages = [makeImage(), makeImage()]
    await sut.trigger(.loadInitial)?.value
    await sut.trigger(.loadNextPage)?.value

    #expect(sut.state.images.count == 2)
    // Changed: the document asks for page 0 again, and this test would not notice.
    #expect(mock.pages == [0, 1])
  }
}
