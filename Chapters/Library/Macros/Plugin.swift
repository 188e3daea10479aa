@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin of the library's macros: the compiler starts it and speaks to it over standard input and output.
@main
struct Plugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw UnknownMacro(typeName: typeName) }
    return macro
  }

  /// Every macro by the name that its `#externalMacro` declaration gives.
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
      "ReducerCaseIgnoredMacro": ReducerCaseIgnoredMacro.self,
      "ReducerMacro": ReducerMacro.self,
    ]
  }
}

/// The library asked for a macro that this plugin does not have: the two are not of one version.
struct UnknownMacro: Error, CustomStringConvertible {
  let typeName: String

  var description: String {
    "The library's macro plugin has no macro '\(typeName)'. Remove the folder .build and build again."
  }
}
