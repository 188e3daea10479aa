import DeclarativeViews
import Testing
import ViewInspector

@MainActor
struct IdentityTests {
  @Test("A branch that goes loses its state, and comes back with the first value")
  func optional() throws {
    let shown = Shown(Branches())

    try shown.tap("Up")
    try shown.tap("Toggle")
    #expect(try shown.texts == ["Toggle", "hidden"])
    try shown.tap("Toggle")
    #expect(try shown.texts == ["Toggle", "Up", "0"])
  }

  @Test("The two branches of an 'if' are two views, though they are of one type")
  func alternatives() throws {
    let shown = Shown(Alternatives())

    try shown.tap("Up")
    try shown.tap("Switch")
    #expect(try shown.texts == ["Switch", "Up", "0"])
  }

  @Test("With another id it is another view")
  func id() throws {
    let shown = Shown(Rounds())

    try shown.tap("Up")
    try shown.tap("Same")
    #expect(try shown.texts == ["Next", "Same", "Up", "1"])
    try shown.tap("Next")
    #expect(try shown.texts == ["Next", "Same", "Up", "0"])
  }

  @Test("The views of a collection keep their state when elements move, come and go")
  func forEach() throws {
    let shown = Shown(Racks(names: ["a", "b", "c"]))

    try shown.view.find(viewWithId: "b").find(button: "Up").tap()
    try shown.tap("Turn")
    #expect(try shown.view.findAll(Tally.self).map { try $0.actualView().name } == ["c", "b", "a"])
    #expect(try shown.view.find(viewWithId: "b").find(viewWithId: "count").text().string() == "1")
    #expect(try shown.view.find(viewWithId: "a").find(viewWithId: "count").text().string() == "0")
    try shown.tap("Drop")
    #expect(try shown.view.find(viewWithId: "b").find(viewWithId: "count").text().string() == "1")
  }

  @Test("An element that comes back begins anew")
  func elementComesBack() throws {
    let shown = Shown(Racks(names: ["a"]))

    try shown.tap("Up")
    try shown.tap("Drop")
    try shown.tap("Bring a")
    #expect(try shown.view.find(viewWithId: "count").text().string() == "0")
  }

  @Test("Elements are told apart by their id, a key path, or the number itself")
  func forEachForms() throws {
    #expect(try Shown(ForEachForms()).texts == ["one", "two", "x", "y", "0", "1"])
  }

  @Test("Of two elements with one id the first is shown")
  func sameID() throws {
    #expect(try Shown(Racks(names: ["a", "a"])).view.findAll(Tally.self).count == 1)
  }

  @Test("A view of another type in the same place is another view")
  func erased() throws {
    let shown = Shown(Erased())

    try shown.tap("Up")
    try shown.tap("Change")
    try shown.tap("Change")
    #expect(try shown.texts == ["Change", "Up", "0"])
  }

  @Test(
    "A builder takes switches, alternatives, groups and nothing",
    arguments: [(0, ["zero"]), (1, ["one", "uno"]), (2, [])]
  )
  func builder(number: Int, texts: [String]) throws {
    #expect(try Shown(Numbers(number: number)).texts == texts)
  }
}

// MARK: - Views

private struct Tally: View {
  var name = ""
  @State private var count = 0

  var body: some View {
    Button("Up") { count += 1 }
    Text("\(count)").id("count")
  }
}

private struct Branches: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown {
        Tally()
      }
      if !isShown {
        Text("hidden")
      }
    }
  }
}

private struct Alternatives: View {
  @State private var isFirst = true

  var body: some View {
    Button("Switch") { isFirst.toggle() }
    if isFirst {
      Tally()
    } else {
      Tally()
    }
  }
}

private struct Rounds: View {
  @State private var round = 1
  @State private var other = 1

  var body: some View {
    Button("Next") { round += 1 }
    Button("Same") { other += 1 }
    Tally(name: "\(other)").id(round)
  }
}

private struct Racks: View {
  @State var names: [String]

  var body: some View {
    Button("Turn") { names.reverse() }
    Button("Drop") { names.removeLast() }
    Button("Bring a") { names.append("a") }
    ForEach(names, id: \.self) { name in
      Tally(name: name).id(name)
    }
  }
}

private struct ForEachForms: View {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }

  let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(items) { Text($0.name) }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach(0..<2) { Text("\($0)") }
    }
  }
}

private struct Erased: View {
  @State private var isTally = true

  var body: some View {
    Button("Change") { isTally.toggle() }
    isTally ? AnyView(Tally()) : AnyView(Text("other"))
  }
}

private struct Numbers: View {
  let number: Int

  var body: some View {
    Group {
      switch number {
      case 0:
        Text("zero")
      case 1:
        let word = "uno"
        Text("one")
        Text(word)
      default:
        EmptyView()
      }
    }
    .padding(.horizontal, 4)
  }
}
