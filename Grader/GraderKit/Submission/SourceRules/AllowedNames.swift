/// What an exercise may bring in without having come with it.
enum AllowedNames {
  /// The library, and what ordinary features use beside it.
  ///
  /// Testing libraries are not among them, nor what reports failures, nor the C library.
  static let modules: Set = [
    "CasePaths", "Clocks", "Combine", "ComposableArchitecture", "ConcurrencyExtras", "CustomDump", "Dependencies",
    "DependenciesMacros", "Dispatch", "Foundation", "FoundationEssentials", "IdentifiedCollections", "Observation",
    "Swift", "SwiftUI", "Synchronization",
  ]

  /// The library, and what tests of a feature use beside it: nothing that opens files or asks the system.
  static let testModules = modules.subtracting(["Dispatch", "Foundation", "FoundationEssentials"]).union([
    "IssueReporting", "Testing",
  ])

  /// Attributes of ordinary code: the language's, the library's, and those of views.
  static let attributes: Set = [
    "AppStorage", "Bindable", "Binding", "BindingState", "CasePathable", "Dependency", "DependencyClient",
    "DependencyEndpoint", "DependencyEndpointIgnored", "Environment", "EnvironmentObject", "FocusState",
    "GestureState", "MainActor", "Namespace", "Observable", "ObservableState", "ObservationIgnored",
    "ObservationStateIgnored", "ObservationStateTracked", "ObservationTracked", "ObservedObject", "PresentationState",
    "Presents", "Previewable", "Published", "Reducer", "ReducerBuilder", "ReducerCaseEphemeral", "ReducerCaseIgnored",
    "SceneStorage", "Sendable", "Shared", "SharedReader", "State", "StateObject", "TaskLocal", "ViewBuilder",
    "autoclosure", "available", "concurrent", "discardableResult", "escaping", "frozen", "globalActor", "inlinable",
    "inline", "isolated", "nonescaping", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "unchecked", "unknown", "usableFromInline", "warn_unqualified_access",
  ]

  /// Names by which the compiler finds the types of literals, from whatever module.
  static let literalTypes: Set = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
    "UnicodeScalarType",
  ]
}
