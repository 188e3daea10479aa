import ComposableArchitecture
import DeclarativeViews
import Testing
import ViewInspector
import WrapperExercise

@MainActor
struct WrapperTests {
  @Test("The view has its count and nothing else, nothing for tests")
  func noTestCode() {
    #expect(Mirror(reflecting: ContentView()).children.compactMap(\.label) == ["_numClicks"])
    #expect(listeners(in: ContentView().body) == 0)
  }

  @Test("It is the wrapper that listens")
  func wrapperListens() {
    #expect(listeners(in: TestWrapperView(wrapped: ContentView()).body) == 1)
  }

  @Test("Hosted in the wrapper, the view has nothing for tests either")
  func noTestCodeWhenHosted() {
    var properties: [String]?
    var count: Int?
    let complaints = heard {
      let sut = TestWrapperView(wrapped: ContentView())
      sut.inspection.inspect { view in
        let content = try view.find(ContentView.self).actualView()
        properties = Mirror(reflecting: content).children.compactMap(\.label)
        count = listeners(in: content.body)
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(properties == ["_numClicks"])
    #expect(count == 0)
  }

  @Test("The view still shows its button and its text")
  func content() {
    let view = try? ContentView().inspect()

    let title = try? view?.find(viewWithId: "Button1").button().labelView().text().string()
    #expect(title == "Click me")
    let text = try? view?.find(viewWithId: "Text1").text().string()
    #expect(text == "0")
  }

  @Test("Through the wrapper, one tap makes 1, and the text says so")
  func oneTap() {
    var numClicks: Int?
    var text: String?
    let complaints = heard {
      let sut = TestWrapperView(wrapped: ContentView())
      sut.inspection.inspect { view in
        let wrapped = try view.find(viewWithId: TEST_WRAPPED_ID)
        try wrapped.find(viewWithId: "Button1").button().tap()
        numClicks = try wrapped.view(ContentView.self).actualView().numClicks
        text = try wrapped.find(viewWithId: "Text1").text().string()
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(numClicks == 1)
    #expect(text == "1")
  }

  @Test("Any view can be wrapped")
  func anotherView() {
    var isOn: Bool?
    let complaints = heard {
      let sut = TestWrapperView(wrapped: Lamp())
      sut.inspection.inspect { view in
        try view.find(button: "Switch").tap()
        isOn = try view.find(Lamp.self).actualView().isOn
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(isOn == true)
  }

  @Test("An inspection is done once, though the view is hosted twice")
  func once() {
    var count = 0
    let complaints = heard {
      let sut = TestWrapperView(wrapped: Lamp())
      sut.inspection.inspect { _ in
        count += 1
      }
      ViewHosting.host(view: sut)
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(count == 1)
  }

  @Test("A visit under one number leaves alone what was asked for under others")
  func others() {
    let inspection = Inspection<Lamp>()
    var done: [Int] = []
    inspection.callbacks[1] = { _ in done.append(1) }
    inspection.callbacks[2] = { _ in done.append(2) }
    inspection.callbacks[3] = { _ in done.append(3) }

    inspection.visit(Lamp(), 2)
    #expect(done == [2])
    #expect(inspection.callbacks.keys.sorted() == [1, 3])
  }

  @Test("All inspections of one hosting are done, in their order")
  func inOrder() {
    var done: [String] = []
    let complaints = heard {
      let sut = TestWrapperView(wrapped: Lamp())
      sut.inspection.inspect { _ in
        done.append("first")
      }
      sut.inspection.inspect { _ in
        done.append("second")
      }
      sut.inspection.inspect { _ in
        done.append("third")
      }
      sut.inspection.inspect { _ in
        done.append("fourth")
      }
      sut.inspection.inspect { _ in
        done.append("fifth")
      }
      sut.inspection.inspect { _ in
        done.append("sixth")
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(done == ["first", "second", "third", "fourth", "fifth", "sixth"])
  }

  @Test("A second inspection finds what the first one left")
  func afterwards() {
    var text: String?
    let complaints = heard {
      let sut = TestWrapperView(wrapped: ContentView())
      ViewHosting.host(view: sut)
      sut.inspection.inspect { view in
        try view.find(button: "Click me").tap()
        try view.find(button: "Click me").tap()
      }
      sut.inspection.inspect { view in
        text = try view.find(viewWithId: "Text1").text().string()
      }
    }

    #expect(complaints == [])
    #expect(text == "2")
  }

  @Test("An inspection that nobody does is told")
  func neverDone() {
    let complaints = heard {
      let sut = TestWrapperView(wrapped: Lamp())
      sut.inspection.inspect { _ in }
    }

    #expect(complaints == ["This inspection was never done, as nobody hosts the view."])
  }

  @Test("An error in an inspection is told")
  func thrown() {
    let complaints = heard {
      let sut = TestWrapperView(wrapped: Lamp())
      sut.inspection.inspect { view in
        try view.find(button: "Swich").tap()
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == ["An error was thrown: No button has the title \"Swich\". Did you mean \"Switch\"?"])
  }
}

// MARK: - Fixtures

/// How many modifiers in a body listen to a publisher, the bodies of other views left out.
private func listeners(in part: Any) -> Int {
  let isListener = "\(type(of: part))".hasPrefix("ReceivingView<")
  let parts = Mirror(reflecting: part)
  // What an object holds is not part of a body, and may hold the object.
  guard parts.displayStyle != .class else { return 0 }
  return parts.children.reduce(isListener ? 1 : 0) { $0 + listeners(in: $1.value) }
}

/// The first lines of what is complained about while something runs, and that would otherwise fail the test.
@MainActor
private func heard(_ operation: () throws -> Void) -> [String] {
  let listener = Listener()
  withExpectedIssue(isIntermittent: true) {
    try withIssueReporters([listener]) {
      try operation()
    }
  }
  return listener.complaints.value
}

/// Writes down the first line of each complaint.
private struct Listener: IssueReporter {
  let complaints = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let line = message()?.split(separator: "\n").first.map(String.init) ?? ""
    complaints.withValue { $0.append(line) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct Lamp: View {
  @State var isOn = false

  var body: some View {
    Button("Switch") { isOn.toggle() }
  }
}
