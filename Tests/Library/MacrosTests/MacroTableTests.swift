import Testing

@testable import WorkbookMacroImplementations

@Suite("The table of macros")
struct MacroTableTests {
  @Test(
    "has every macro that the library declares",
    arguments: [
      "CasePathableMacro", "DependencyClientMacro", "DependencyEndpointIgnoredMacro", "DependencyEndpointMacro",
      "ObservableStateMacro", "ObservationStateIgnoredMacro", "ObservationStateTrackedMacro", "PresentsMacro",
      "ReducerCaseIgnoredMacro", "ReducerMacro",
    ]
  )
  func macros(name: String) throws {
    #expect(String(describing: try MacroTable.macro(named: name)) == name)
  }

  @Test("says what to do when it does not have a macro")
  func unknownMacro() {
    let error = #expect(throws: UnknownMacro.self) { try MacroTable.macro(named: "MissingMacro") }
    #expect(
      error?.description == """
        The library's macro plugin has no macro 'MissingMacro'. Remove the folder .build and build again.
        """
    )
  }
}
