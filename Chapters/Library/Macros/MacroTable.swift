import SwiftSyntaxMacros

/// Every macro of the library.
package enum MacroTable {
  /// Finds a macro.
  ///
  /// - Parameter name: The type that its `#externalMacro` declaration names.
  /// - Returns: The macro.
  /// - Throws: ``UnknownMacro``, with what to do.
  package static func macro(named name: String) throws -> any Macro.Type {
    guard let macro = macros[name] else { throw UnknownMacro(typeName: name) }
    return macro
  }

  private static var macros: [String: any Macro.Type] {
    [
      "CasePathableMacro": CasePathableMacro.self,
      "DependencyClientMacro": DependencyClientMacro.self,
      "DependencyEndpointIgnoredMacro": DependencyEndpointIgnoredMacro.self,
      "DependencyEndpointMacro": DependencyEndpointMacro.self,
      "ObservableStateMacro": ObservableStateMacro.self,
      "ObservationStateIgnoredMacro": ObservationStateIgnoredMacro.self,
      "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
      "PresentsMacro": PresentsMacro.self,
      "ReducerCaseEphemeralMacro": ReducerCaseEphemeralMacro.self,
      "ReducerCaseIgnoredMacro": ReducerCaseIgnoredMacro.self,
      "ReducerMacro": ReducerMacro.self,
    ]
  }
}

/// The library asked for a macro that the plugin does not have: the two are not of one version.
struct UnknownMacro: Error, CustomStringConvertible {
  let typeName: String

  var description: String {
    "The library's macro plugin has no macro '\(typeName)'. Remove the folder .build and build again."
  }
}
