import Testing

@testable import WorkbookMacros

@Suite("The macro plugin")
struct PluginTests {
  @Test(
    "has every macro that the library declares",
    arguments: [
      "CasePathableMacro", "ObservableStateMacro", "ObservationStateIgnoredMacro", "ObservationStateTrackedMacro",
      "PresentsMacro", "ReducerCaseIgnoredMacro", "ReducerMacro",
    ]
  )
  func macros(name: String) throws {
    let macro = try Plugin().resolveMacro(moduleName: "WorkbookMacros", typeName: name)
    #expect(String(describing: macro) == name)
  }

  @Test("says what to do when it does not have a macro")
  func unknownMacro() {
    let error = #expect(throws: UnknownMacro.self) {
      try Plugin().resolveMacro(moduleName: "WorkbookMacros", typeName: "MissingMacro")
    }
    #expect(
      error?.description == """
        The library's macro plugin has no macro 'MissingMacro'. Remove the folder .build and build again.
        """
    )
  }
}
