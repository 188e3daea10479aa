import DeclarativeViews
import Publishing
import Testing
import ViewInspector

/// The samples of "How to test SwiftUI views that contain @State with ViewInspector": first the view alone, then with the
/// inspection inside.
///
/// Beside the modules' names and the quotes, what the document lost is back: `Inspection<Self>()`, `Inspection<V>`. Added is
/// `ViewHosting.host(view: sut)`, which it forgets.
@MainActor
@Suite("View state: the inspection inside the view")
struct InspectionInsideTests {
  @Test("V02: a tap on a view that nobody hosts changes nothing that one could see")
  func notHosted() throws {
    let sut = Plain.ContentView()
    let view = try sut.inspect()
    let button = try view.find(viewWithId: "Button1").button()
    try button.tap()
    #expect(try view.actualView().numClicks == 0)
    let text = try view.find(viewWithId: "Text1").text()
    let value = try text.string()
    #expect(value == "0")
  }

  @Test("V01 V03: with the inspection inside, a tap is seen")
  func testContentView() throws {
    let sut = ContentView()
    _ = sut.inspection.inspect { view in
      let button = try view.find(viewWithId: "Button1").button()
      try button.tap()
      #expect(try view.actualView().numClicks == 1)
      let text = try view.find(viewWithId: "Text1").text()
      let value = try text.string()
      #expect(value == "1")
    }
    ViewHosting.host(view: sut)
  }

  @Test("V03: what the document's test claims is looked at: another number fails, at its line")
  func wrongClaim() throws {
    var line = 0
    let issues = issues {
      let sut = ContentView()
      _ = sut.inspection.inspect { view in
        try view.find(viewWithId: "Button1").button().tap()
        line = #line + 1
        #expect(try view.actualView().numClicks == 2)
      }
      ViewHosting.host(view: sut)
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test("V05: the document's test as it stands there, with no host, fails at its inspection")
  func noHost() {
    var line = 0
    let issues = issues {
      let sut = ContentView()
      line = #line + 1
      _ = sut.inspection.inspect { view in
        try #expect(view.actualView().numClicks == 1)
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.kind == "This inspection was never done, as nobody hosts the view.")
  }
}

// MARK: - The view

extension InspectionInsideTests {
  enum Plain {
    struct ContentView: View {
      @State var numClicks: Int = 0

      var body: some View {
        VStack {
          Button("Click me") {
            numClicks += 1
          }.id("Button1")
          Text("\(numClicks)")
            .id("Text1")
            .padding()
        }
      }
    }
  }

  struct ContentView: View {
    @State var numClicks: Int = 0
    internal let inspection = Inspection<Self>()

    var body: some View {
      VStack {
        Button("Click me") {
          numClicks += 1
        }.id("Button1")
        Text("\(numClicks)")
          .id("Text1")
          .padding()
      }.onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }
}

internal final class Inspection<V> {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}

extension Inspection: InspectionEmissary {}
