import Clocks
import DeclarativeViews
import Testing
import ViewInspector

@MainActor
struct InspectionFailureTests {
  @Test("An inspection of a view that nobody hosts fails at its line, and hosts nothing")
  func notHosted() {
    var line = 0
    var isDone = false
    let issues = recordedIssues {
      let sut = Wrapper(Sampler())
      line = #line + 1
      _ = sut.inspection.inspect { _ in isDone = true }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text == Self.notHosted)
    #expect(!isDone)
  }

  @Test("An inspection of a view that does not hand itself over fails at its line, before and after hosting")
  func notHandedOver() {
    var line = 0
    let issues = recordedIssues {
      let sut = Mute()
      line = #line + 1
      _ = sut.inspection.inspect { _ in }
      ViewHosting.host(view: sut)
      _ = sut.inspection.inspect { _ in }
    }
    #expect(issues.map(\.line) == [line, line + 2])
    #expect(issues.map(\.text) == [Self.notHandedOver, Self.notHandedOver])
  }

  @Test("An inspection whose 'visit' does nothing is not blamed on the view alone")
  func idleVisit() {
    let issues = recordedIssues {
      let sut = Visited { _, _, _ in }
      sut.inspection.inspect { _ in }
      ViewHosting.host(view: sut)
      sut.inspection.inspect { _ in }
    }
    #expect(issues.map(\.text) == [Self.notHandedOver, Self.notHandedOver])
  }

  @Test("An inspection whose callback was taken away by another one's visit was hosted")
  func takenAwayByAnother() {
    var line = 0
    var done = 0
    let issues = recordedIssues {
      let sut = Visited { inspection, view, number in
        let callback = inspection.callbacks[number]
        inspection.callbacks = [:]
        callback?(view)
      }
      line = #line + 2
      sut.inspection.inspect { _ in done += 1 }
      sut.inspection.inspect { _ in done += 1 }
      ViewHosting.host(view: sut)
    }
    #expect(done == 1)
    #expect(issues.map(\.line) == [line])
    #expect(issues.map(\.text) == [Self.takenAway])
  }

  @Test("An inspection whose callback was taken out and not called was hosted, before and after hosting")
  func takenAway() {
    let issues = recordedIssues {
      let sut = Visited { inspection, _, number in inspection.callbacks[number] = nil }
      sut.inspection.inspect { _ in }
      ViewHosting.host(view: sut)
      sut.inspection.inspect { _ in }
    }
    #expect(issues.map(\.text) == [Self.takenAway, Self.takenAway])
  }

  @Test("An inspection after some time of a view that does not hand itself over fails when the time has come")
  func notHandedOverLater() async {
    let clock = TestClock()
    let issues = await recordedIssues {
      await ViewHosting.host(view: Mute()) { sut in
        let inspection = sut.inspection.inspect(after: .seconds(5), on: clock) { _ in }
        await clock.advance(by: .seconds(5))
        await inspection.finish()
      }
    }
    #expect(issues.map(\.text) == [Self.notHandedOver])
  }

  @Test("A view that is gone counts as not hosted, also while somebody holds what was found in it")
  func goneMute() async throws {
    let issues = try await recordedIssues {
      let sut = Mute()
      let view = try ViewHosting.host(view: sut).root(Mute.self)
      for _ in 0..<20 { await Task.yield() }
      sut.inspection.inspect { _ in }
      withExtendedLifetime(view) {}
    }
    #expect(issues.map(\.text) == [Self.notHosted])
  }

  @Test("An error in an inspection is an issue at its line")
  func thrown() {
    var line = 0
    let issues = recordedIssues {
      let sut = Wrapper(Sampler())
      line = #line + 1
      _ = sut.inspection.inspect { try $0.find(viewWithId: "Buton1").button().tap() }
      ViewHosting.host(view: sut)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.kind == "No view has the id \"Buton1\". Did you mean \"Button1\"?")
  }

  @Test("An inspection whose time has not come when the host goes fails at its line")
  func tooLate() async {
    var line = 0
    let clock = TestClock()
    let issues = await recordedIssues {
      let sut = Wrapper(Sampler())
      await ViewHosting.host(view: sut) { sut in
        line = #line + 1
        _ = sut.inspection.inspect(after: .seconds(5), on: clock) { _ in }
        await clock.advance(by: .seconds(4))
      }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text == Self.notHosted)
  }

  @Test("An inspection of a view that was hosted once fails at its line")
  func expelled() {
    var line = 0
    let issues = recordedIssues {
      let sut = Wrapper(Sampler())
      ViewHosting.host(view: sut).expel()
      line = #line + 1
      sut.inspection.inspect { _ in }
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test("A view that is handed over by somebody else's call is not hosted by it")
  func visitedByHand() {
    let issues = recordedIssues {
      let sut = Wrapper(Sampler())
      sut.inspection.inspect { _ in }
      for number in sut.inspection.callbacks.keys { sut.inspection.visit(sut, number) }
    }
    #expect(issues.map(\.text) == [Self.notHosted])
  }
}

// MARK: - Views

/// Hands itself over to whatever a visit is to do.
private struct Visited: View {
  let inspection = Inspection<Self>()
  let visit: (Inspection<Self>, Self, UInt) -> Void

  var body: some View {
    Text("visited").onReceive(inspection.notice) { visit(inspection, self, $0) }
  }
}

// MARK: - Messages

extension InspectionFailureTests {
  static let notHosted = """
    This inspection was never done, as nobody hosts the view.

    Host it, before or after this line: 'ViewHosting.host(view: sut)'. If you do already, the view was gone by then: it is \
    hosted until the test suspends, or for as long as you keep what 'host' returns.
    """

  static let notHandedOver = """
    This inspection was never done: the view is hosted, but when a notice comes, either the view does not hand itself \
    over, or 'visit' does not call the callback of that number.

    See that its body has, behind the outermost view: \
    '.onReceive(inspection.notice) { self.inspection.visit(self, $0) }'. And that 'visit' takes \
    the callback of that number out, and calls it.
    """

  static let takenAway = """
    This inspection was never done: the view was hosted, but the callback was taken out of 'callbacks' and not called.

    See that 'visit' takes out the callback of its own number alone, calls it, and leaves the others where they are.
    """
}
