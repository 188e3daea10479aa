import DeclarativeViews
import Testing
import ViewInspector

@MainActor
struct SearchTests {
  @Test("A view is found by its id, whatever type the id is of")
  func byID() throws {
    let view = try Sampler().inspect()

    #expect(try view.find(viewWithId: "Text1").text().string() == "0")
    #expect(try view.find(viewWithId: 2).button().labelView().find(text: "Key").string() == "Key")
  }

  @Test("A text and a button are found by what they read")
  func byText() throws {
    let view = try Sampler().inspect()

    #expect(try view.find(text: "0").id() == AnyHashable("Text1"))
    #expect(try view.find(button: "Key").id() == AnyHashable(2))
    #expect(try view.find(button: "Count").id() == AnyHashable("Button1"))
  }

  @Test("All views of a kind or of a type are found in order; none is no error")
  func all() throws {
    let view = try Sampler().inspect()

    #expect(try view.findAll(ViewType.Text.self).map { try $0.string() } == ["Count", "Lock", "Key", "0", "Locked"])
    #expect(view.findAll(ViewType.Button.self).count == 3)
    #expect(view.findAll(ViewType.HStack.self).count == 1)
    #expect(view.findAll(Sampler.self).count == 1)
    #expect(view.findAll(Sampler.Badge.self).isEmpty)
  }

  @Test("A view is taken for what it is, or for all that it consists of")
  func kinds() throws {
    let view = try Wrapper(Sampler()).inspect()

    #expect(try view.find(viewWithId: "wrapped").view(Sampler.self).actualView().count == 0)
    #expect(try view.view(Sampler.self).vStack().find(ViewType.HStack.self).findAll(ViewType.Button.self).count == 2)
    #expect(try view.find(Sampler.self).vStack().find(text: "Lock").string() == "Lock")
  }

  @Test("Printed, a view lists what is in it")
  func description() throws {
    #expect("\(try Sampler().inspect())" == Self.outline)
  }

  @Test("An error lists what is there", arguments: Failure.table)
  func failures(failure: Failure) throws {
    let view = try Sampler(isLocked: true).inspect()

    let error = #expect(throws: InspectionError.self) { try failure.search(view) }
    #expect(error?.description == failure.message)
  }

  @Test("Of a great many views an error lists the first")
  func long() throws {
    let view = try Many().inspect()

    let error = #expect(throws: InspectionError.self) { try view.find(viewWithId: "missing") }
    #expect(error?.description.hasSuffix("    Text \"48\"\n    … and 951 more") == true)
  }

  @Test("What stands for nothing that is seen says so")
  func noID() throws {
    let view = try Sampler().inspect()

    let error = #expect(throws: InspectionError.self) { try view.find(text: "Lock").id() }
    #expect(error?.description == "Text \"Lock\" has no id. Give it one in the view's body: '.id(…)'.")
  }
}

// MARK: - Messages

extension SearchTests {
  nonisolated static let outline = """
    Sampler
      VStack
        HStack
          Button "Count", id "Button1"
          Button "Lock" "Key", id 2
        Text "0", id "Text1"
        Button "Locked", id "Button2"
    """

  nonisolated struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let search: @MainActor @Sendable (InspectableView<ViewType.View<Sampler>>) throws -> Void
    let message: String

    static let table = [
      Failure(
        testDescription: "a misspelt id",
        search: { _ = try $0.find(viewWithId: "Buton1") },
        message: """
          No view has the id "Buton1". Did you mean "Button1"?

          What is there:

          \(locked)
          """
      ),
      Failure(
        testDescription: "an id of another type",
        search: { _ = try $0.find(viewWithId: "2") },
        message: """
          No view has the id "2".

          What is there:

          \(locked)
          """
      ),
      Failure(
        testDescription: "a text that is not there",
        search: { _ = try $0.find(text: "Lok") },
        message: """
          No text reads "Lok". Did you mean "Lock"?

          What is there:

          \(locked)
          """
      ),
      Failure(
        testDescription: "a button that is a text",
        search: { _ = try $0.find(button: "Nothing like it") },
        message: """
          No button has the title "Nothing like it".

          What is there:

          \(locked)
          """
      ),
      Failure(
        testDescription: "a view that is not there",
        search: { _ = try $0.find(Sampler.Badge.self) },
        message: """
          There is no 'Badge'.

          What is there:

          \(locked)
          """
      ),
      Failure(
        testDescription: "a button that is taken for a text",
        search: { _ = try $0.find(viewWithId: "Button1").text() },
        message: """
          This is no 'Text', but: Button "Count". To get to a view within it, use 'find'.

          What is there:

              Button "Count", id "Button1"
          """
      ),
      Failure(
        testDescription: "a disabled button",
        search: { try $0.find(button: "Locked").tap() },
        message: """
          Button "Locked" is disabled: it refuses the tap, as it would on the screen. 'isDisabled()' tells without a tap.
          """
      ),
    ]

    private static let locked =
      outline.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n") + ", disabled"
  }
}

private struct Many: View {
  var body: some View {
    ForEach(0..<1000) { Text("\($0)") }
  }
}
