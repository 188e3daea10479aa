import ComposableArchitecture
import Testing

@Suite("Alerts and dialogs as values")
struct DialogValueTests {
  @Test("Two of them are equal if they say and do the same")
  func equality() {
    #expect(alert() == alert())
    #expect(Set([alert(), alert()]).count == 1)
    #expect(alert() != alert(isRed: false))
    #expect(alert().buttons != alert(action: .keep).buttons)
    #expect(dialog(.hidden) == dialog(.hidden))
    #expect(dialog(.hidden) != dialog(.visible))
    #expect(Set([dialog(.hidden), dialog(.hidden), dialog(.automatic)]).count == 2)
    #expect(alert().id != alert().id)
  }

  @Test("An alert shows its parts")
  func alertDump() {
    #expect(
      String(customDumping: alert()) == """
        AlertState<DialogValueTests.Answer>(
          title: "Delete?",
          actions: [
            [0]: ButtonState<DialogValueTests.Answer>(
              role: .destructive,
              action: .send(.delete),
              label: "Delete"
            ),
            [1]: ButtonState<DialogValueTests.Answer>(
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "For ever."
        )
        """
    )
    #expect(
      String(customDumping: AlertState<Never> { TextState("Done.") }) == """
        AlertState<Never>(title: "Done.")
        """
    )
  }

  @Test("A dialog shows its parts")
  func dialogDump() {
    #expect(
      String(customDumping: dialog(.hidden)) == """
        ConfirmationDialogState<DialogValueTests.Answer>(
          title: "Sort",
          titleVisibility: .hidden,
          actions: [
            [0]: ButtonState<DialogValueTests.Answer>(
              action: .send(.keep),
              label: "Keep"
            )
          ],
          message: "By what?"
        )
        """
    )
  }

  @Test("Texts are put together, and give their characters")
  func text() {
    let text = TextState("Delete ") + TextState(verbatim: "Emma?")
    #expect(text == TextState("Delete Emma?"))
    #expect(String(state: text) == "Delete Emma?")
    #expect("\(text)" == "Delete Emma?")
  }

  @Test("Buttons come from every branch of a builder", arguments: [0, 1, 2])
  func builder(count: Int) {
    let alert = AlertState<Int> {
      TextState("How many?")
    } actions: {
      for number in 0..<count { ButtonState(action: number) { TextState("\(number)") } }
      if count == 0 { ButtonState(role: .cancel) { TextState("None") } }
      if count == 1 { ButtonState(action: 10) { TextState("10") } } else { ButtonState(action: 20) { TextState("20") } }
    }
    let actions = [[nil, 20], [0, 10], [0, 1, 20]]
    #expect(alert.buttons.map(\.action.action) == actions[count])
  }

  @Test("Other actions take the place of those of all buttons")
  func map() {
    let answers = alert().map { $0.map { "\($0)" } }
    #expect(answers.buttons.map(\.action.action) == ["delete", nil])
    #expect(answers.title == TextState("Delete?"))
    #expect(answers.message == TextState("For ever."))
    let choices = dialog(.hidden).map { _ in 1 }
    #expect(choices.buttons.map(\.action.action) == [1])
    #expect(choices.titleVisibility == .hidden)
    #expect(choices.message == TextState("By what?"))
  }

  private enum Answer { case delete, keep }

  private func alert(isRed: Bool = true, action: Answer = .delete) -> AlertState<Answer> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: isRed ? .destructive : nil, action: action) { TextState("Delete") }
      ButtonState { TextState("Keep") }
    } message: {
      TextState("For ever.")
    }
  }

  private func dialog(_ visibility: ConfirmationDialogStateTitleVisibility) -> ConfirmationDialogState<Answer> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Sort")
    } actions: {
      ButtonState(action: .send(.keep)) { TextState("Keep") }
    } message: {
      TextState("By what?")
    }
  }
}
