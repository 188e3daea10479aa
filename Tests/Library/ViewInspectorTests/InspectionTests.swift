import Clocks
import DeclarativeViews
import Publishing
import Testing
import ViewInspector

@MainActor
struct InspectionTests {
  @Test("What is asked for before the view is hosted is done when it is, in the order of the lines")
  func before() {
    let sut = Wrapper(Sampler())
    var done: [Int] = []
    _ = sut.inspection.inspect { _ in done.append(1) }
    _ = sut.inspection.inspect { _ in done.append(2) }
    #expect(done == [])

    ViewHosting.host(view: sut)
    #expect(done == [1, 2])
  }

  @Test("What is asked for afterwards is done at once")
  func afterwards() {
    let sut = Wrapper(Sampler())
    ViewHosting.host(view: sut)
    var texts: [String] = []

    sut.inspection.inspect { view in
      try view.find(button: "Count").tap()
      texts.append(try view.find(viewWithId: "Text1").text().string())
    }
    sut.inspection.inspect { view in
      try view.find(button: "Count").tap()
      texts.append(try view.find(viewWithId: "Text1").text().string())
    }
    #expect(texts == ["1", "2"])
  }

  @Test("What is asked for in a loop, on one line, is done as often")
  func loop() {
    let sut = Wrapper(Sampler())
    var count = 0
    for _ in 0..<3 { sut.inspection.inspect { _ in count += 1 } }

    ViewHosting.host(view: sut)
    #expect(count == 3)
  }

  @Test("What is asked for during another inspection is done at once")
  func nested() {
    let sut = Wrapper(Sampler())
    var order: [String] = []
    sut.inspection.inspect { [inspection = sut.inspection] _ in
      inspection.inspect { _ in order.append("inner") }
      order.append("outer")
    }

    ViewHosting.host(view: sut)
    #expect(order == ["inner", "outer"])
  }

  @Test("A view that comes with a tap is inspected then")
  func laterView() {
    let late = Late()
    var texts: [String] = []
    late.child.inspection.inspect { view in texts.append(try view.find(text: "child").string()) }
    let sut = Wrapper(late)
    sut.inspection.inspect { view in
      #expect(texts == [])
      try view.find(button: "Show").tap()
    }

    ViewHosting.host(view: sut)
    #expect(texts == ["child"])
  }

  @Test("A view that has gone and comes back is inspected then")
  func comesBack() throws {
    let late = Late()
    let view = try ViewHosting.host(view: late).root(Late.self)
    try view.find(button: "Show").tap()
    try view.find(button: "Show").tap()
    var texts: [String] = []

    late.child.inspection.inspect { view in texts.append(try view.find(text: "child").string()) }
    #expect(texts == [])
    try view.find(button: "Show").tap()
    #expect(texts == ["child"])
  }

  @Test("A view that is handed over by a part that was made anew is inspected, and nothing complains")
  func renewed() throws {
    let sut = Renewed()
    let view = try ViewHosting.host(view: sut).root(Renewed.self)
    var rounds: [Int] = []

    try view.find(button: "Renew").tap()
    sut.inspection.inspect { rounds.append(try $0.actualView().round) }
    #expect(rounds == [1])
  }

  @Test("An inspection is done once, though two hosts have the view and 'visit' keeps the callback")
  func once() {
    let sut = Hoarder()
    let hosts = [ViewHosting.host(view: sut), ViewHosting.host(view: sut)]
    var count = 0

    sut.inspection.inspect { _ in count += 1 }
    #expect(count == 1)
    withExtendedLifetime(hosts) {}
  }

  @Test("Two inspections of one hosting are each done once, whatever their delays, a thousand times (F3)")
  func thousandTimes() async {
    let clock = TestClock()
    var counts = Array(repeating: [0, 0], count: 1000)
    var hostings: [ViewHosting] = []
    for number in counts.indices {
      let sut = Wrapper(Sampler())
      let isHostedFirst = Bool.random()
      if isHostedFirst { hostings.append(.host(view: sut)) }
      for inspection in 0...1 {
        sut.inspection.inspect(after: .seconds(Int.random(in: 0...3)), on: clock) { _ in counts[number][inspection] += 1
        }
      }
      if !isHostedFirst { hostings.append(.host(view: sut)) }
    }

    await clock.advance(by: .seconds(3))
    #expect(counts == Array(repeating: [1, 1], count: 1000))
    hostings.forEach { $0.expel() }
  }

  @Test("An inspection after some time sees what has become of the view")
  func delayed() async {
    let clock = TestClock()
    let sut = Wrapper(Sampler())
    var texts: [String] = []
    await ViewHosting.host(view: sut) { sut in
      sut.inspection.inspect { try $0.find(button: "Count").tap() }
      let inspection = sut.inspection.inspect(after: .seconds(60), on: clock) { view in
        texts.append(try view.find(viewWithId: "Text1").text().string())
      }
      sut.inspection.inspect { try $0.find(button: "Count").tap() }
      #expect(texts == [])
      await clock.advance(by: .seconds(60))
      await inspection.finish()
    }
    #expect(texts == ["2"])
  }

  @Test("An inspection after some seconds is over when its end has been waited for")
  func seconds() async {
    var isDone = false
    await ViewHosting.host(view: Wrapper(Sampler())) { sut in
      await sut.inspection.inspect(after: 0) { _ in isDone = true }.finish()
    }
    #expect(isDone)
  }

  @Test("A claim that throws may stand alone in an inspection that says so")
  func throwingClaim() {
    let sut = Wrapper(Sampler())
    sut.inspection.inspect { view throws in
      #expect(try view.find(Sampler.self).actualView().count == 0)
    }
    ViewHosting.host(view: sut)
  }

  @Test("Two hosts of one view: an inspection is done in the first")
  func twoHosts() throws {
    let sut = Wrapper(Sampler())
    let first = ViewHosting.host(view: sut)
    let second = ViewHosting.host(view: sut)

    sut.inspection.inspect { try $0.find(button: "Count").tap() }
    #expect(try first.root(Wrapper<Sampler>.self).find(viewWithId: "Text1").text().string() == "1")
    #expect(try second.root(Wrapper<Sampler>.self).find(viewWithId: "Text1").text().string() == "0")
  }

  @Test("Nothing of a view stays when the test has let it go")
  func nothingStays() async {
    weak var emissary: Inspection<Wrapper<Sampler>>?
    do {
      let sut = Wrapper(Sampler())
      emissary = sut.inspection
      ViewHosting.host(view: sut)
      sut.inspection.inspect { _ in }
    }
    await Task.yield()
    #expect(emissary == nil)
  }

  @Test("A view is hosted until the test suspends, or for as long as somebody keeps its host")
  func lifetime() async {
    let diary = Log()
    ViewHosting.host(view: Text("").onDisappear { diary.add("first") })
    let hosting = ViewHosting.host(view: Text("").onDisappear { diary.add("second") })
    #expect(diary.lines == [])
    for _ in 0..<20 { await Task.yield() }
    #expect(diary.lines == ["first"])
    hosting.expel()
    #expect(diary.lines == ["first", "second"])
  }
}

// MARK: - Views

private struct Late: View {
  let child = Child()
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown.toggle() }
    if isShown {
      child
    }
  }

  struct Child: View {
    let inspection = Inspection<Self>()

    var body: some View {
      Text("child").onReceive(inspection.notice) { inspection.visit(self, $0) }
    }
  }
}

private struct Renewed: View {
  let inspection = Inspection<Self>()
  @State var round = 0

  var body: some View {
    Button("Renew") { round += 1 }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
      .id(round)
  }
}

private struct Hoarder: View {
  final class Inspection: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (Hoarder) -> Void] = [:]
  }

  let inspection = Inspection()

  var body: some View {
    Text("").onReceive(inspection.notice) { inspection.callbacks[$0]?(self) }
  }
}

@MainActor
private final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }
}
