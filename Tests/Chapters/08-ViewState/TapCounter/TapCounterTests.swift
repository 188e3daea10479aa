import ComposableArchitecture
import DeclarativeViews
import TapCounterExercise
import Testing
import ViewInspector

@MainActor
struct TapCounterTests {
  @Test("The text shows 0 at first")
  func atFirst() {
    let text = try? TapCounterView().inspect().find(viewWithId: "Text1").text().string()

    #expect(text == "0")
  }

  @Test("The button says what to do")
  func title() {
    let button = try? TapCounterView().inspect().find(viewWithId: "Button1").button()

    let title = try? button?.labelView().text().string()
    #expect(title == "Click me")
  }

  @Test("Where nobody hosts the view, a tap leaves it at 0")
  func notHosted() {
    let sut = TapCounterView()

    #expect(throws: Never.self) { try sut.inspect().find(button: "Click me").tap() }
    let text = try? sut.inspect().find(viewWithId: "Text1").text().string()
    #expect(text == "0")
  }

  @Test("Hosted, one tap makes 1, and the text says so")
  func oneTap() {
    var numClicks: Int?
    var text: String?
    let complaints = heard {
      let sut = TapCounterView()
      sut.inspection.inspect { view in
        try view.find(viewWithId: "Button1").button().tap()
        numClicks = try view.actualView().numClicks
        text = try view.find(viewWithId: "Text1").text().string()
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(numClicks == 1)
    #expect(text == "1")
  }

  @Test("Two taps make 2")
  func twoTaps() {
    var text: String?
    let complaints = heard {
      let sut = TapCounterView()
      sut.inspection.inspect { view in
        let button = try view.find(viewWithId: "Button1").button()
        try button.tap()
        try button.tap()
        text = try view.find(viewWithId: "Text1").text().string()
      }
      ViewHosting.host(view: sut)
    }

    #expect(complaints == [])
    #expect(text == "2")
  }

  @Test("A second inspection finds what the first one left")
  func twoInspections() {
    var numClicks: Int?
    let complaints = heard {
      let sut = TapCounterView()
      ViewHosting.host(view: sut)
      sut.inspection.inspect { view in
        try view.find(button: "Click me").tap()
      }
      sut.inspection.inspect { view in
        numClicks = try view.actualView().numClicks
      }
    }

    #expect(complaints == [])
    #expect(numClicks == 1)
  }

  @Test("The next host of the same view begins at 0")
  func nextHost() {
    var text: String?
    let complaints = heard {
      let sut = TapCounterView()
      let first = ViewHosting.host(view: sut)
      sut.inspection.inspect { view in
        try view.find(button: "Click me").tap()
      }
      first.expel()
      ViewHosting.host(view: sut)
      sut.inspection.inspect { view in
        text = try view.find(viewWithId: "Text1").text().string()
      }
    }

    #expect(complaints == [])
    #expect(text == "0")
  }
}

// MARK: - Fixtures

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
