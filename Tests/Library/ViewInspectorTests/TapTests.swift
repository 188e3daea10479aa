import DeclarativeViews
import Observation
import Testing
import ViewInspector

@MainActor
struct TapTests {
  @Test("What was found before a tap shows what it made")
  func live() throws {
    let hosting = ViewHosting.host(view: Sampler())
    let view = try hosting.root(Sampler.self)
    let text = try view.find(viewWithId: "Text1").text()

    try view.find(button: "Count").tap()
    #expect(try text.string() == "1")
    #expect(try view.find(viewWithId: "badge").text().string() == "Badge 1")
    #expect(try view.find(viewWithId: "badge").view(Sampler.Badge.self).actualView().count == 1)
  }

  @Test("A disabled button refuses the tap and does nothing; enabled again, it takes it")
  func disabled() throws {
    let view = try ViewHosting.host(view: Sampler()).root(Sampler.self)
    let locked = try view.find(button: "Locked")

    try view.find(button: "Lock").tap()
    #expect(try locked.isDisabled())
    #expect(throws: InspectionError.self) { try locked.tap() }
    #expect(try view.actualView().count == 0)
    try view.find(button: "Lock").tap()
    try locked.tap()
    #expect(try view.actualView().count == 10)
  }

  @Test("A view that is not shown any more says so")
  func gone() throws {
    let hosting = ViewHosting.host(view: Vanishing())
    let view = try hosting.root(Vanishing.self)
    let text = try view.find(text: "here").text()

    try view.find(button: "Go").tap()
    let error = #expect(throws: InspectionError.self) { try text.string() }
    #expect(
      error?.description
        == "Text \"here\" is not shown any more: find it again if it has come back, or claim that it is gone."
    )
    hosting.expel()
    #expect(throws: InspectionError.self) { try view.actualView() }
  }

  @Test("A view that nobody hosts shows what a tap changes in a model, and says what is gone")
  func model() throws {
    let view = try Lamp(model: LampModel()).inspect()
    let dark = try view.find(text: "dark")

    try view.find(button: "Switch").tap()
    #expect(try view.find(text: "bright").string() == "bright")
    #expect(throws: InspectionError.self) { try dark.string() }
  }
}

@MainActor
@Observable
private final class LampModel {
  var isOn = false
}

private struct Lamp: View {
  let model: LampModel

  var body: some View {
    Button("Switch") { model.isOn.toggle() }
    if model.isOn {
      Text("bright")
    } else {
      Text("dark")
    }
  }
}

private struct Vanishing: View {
  @State private var isShown = true

  var body: some View {
    Button("Go") { isShown = false }
    if isShown {
      Text("here")
    }
  }
}
