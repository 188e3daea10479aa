import DeclarativeViews
import Testing
import ViewInspector

/// The samples of "How to test SwiftUI views that contain @State with ViewInspector": the wrapper, which leaves the view as it
/// is.
@MainActor
@Suite("View state: the inspection around the view")
struct InspectionOutsideTests {
  @Test("V04: through the wrapper, one tap makes 1 and \"1\"")
  func testContentView() throws {
    let sut = TestWrapperView(wrapped: ContentView())
    _ = sut.inspection.inspect { view in
      let wrapped = try view.find(viewWithId: TEST_WRAPPED_ID)
      let button = try wrapped.find(viewWithId: "Button1").button()
      try button.tap()
      let numClicks =
        try wrapped
        .view(ContentView.self)
        .actualView()
        .numClicks
      #expect(numClicks == 1)
      let text = try wrapped.find(viewWithId: "Text1").text()
      let value = try text.string()
      #expect(value == "1")
    }
    ViewHosting.host(view: sut)
  }

  @Test("V04 V05: a claim that does not hold fails, and so does an id that nothing has")
  func wrong() {
    var line = 0
    let issues = issues {
      let sut = TestWrapperView(wrapped: ContentView())
      line = #line + 1
      _ = sut.inspection.inspect { view in
        try view.find(viewWithId: "Button2").button().tap()
      }
      ViewHosting.host(view: sut)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text.contains("Did you mean \"Button1\"?") == true)
  }
}

// MARK: - The views

extension InspectionOutsideTests {
  typealias ContentView = InspectionInsideTests.Plain.ContentView
}

/// The id of what is wrapped.
public let TEST_WRAPPED_ID: String = "wrapped"

struct TestWrapperView<Wrapped: View>: View {
  internal let inspection = Inspection<Self>()
  var wrapped: Wrapped

  init(wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  var body: some View {
    wrapped
      .id(TEST_WRAPPED_ID)
      .onReceive(inspection.notice) {
        self.inspection.visit(self, $0)
      }
  }
}

extension TestWrapperView: Inspectable {}
