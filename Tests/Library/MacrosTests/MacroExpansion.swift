import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import WorkbookMacroImplementations

/// What the macros make of a piece of source code.
struct MacroExpansion {
  /// The code after all macros have been expanded.
  let source: String
  /// What the macros complain about: line, column, severity and message.
  let diagnostics: [String]

  /// Expands the macros in a piece of source code.
  ///
  /// - Parameters:
  ///   - source: The code.
  ///   - names: The macros to expand; all, if it is nil.
  ///   - missing: The conformances that the compiler would say are not there yet.
  init(of source: String, macros names: Set<String>? = nil, missing: [TypeSyntax] = Self.allConformances) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "/Tests/Source.swift")]
    )
    let specs = Self.macros.filter { names?.contains($0.key) ?? true }.mapValues {
      MacroSpec(type: $0, conformances: missing)
    }
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: { BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.surroundings) },
      indentationWidth: .spaces(2)
    )
    self.source = expanded.description.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n")
    diagnostics = context.diagnostics.map { diagnostic in
      let location = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Source.swift")
      return "\(location.line):\(location.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
  }

  private static var macros: [String: any Macro.Type] {
    [
      "CasePathable": CasePathableMacro.self,
      "DependencyClient": DependencyClientMacro.self,
      "DependencyEndpoint": DependencyEndpointMacro.self,
      "DependencyEndpointIgnored": DependencyEndpointIgnoredMacro.self,
      "ObservableState": ObservableStateMacro.self,
      "ObservationStateIgnored": ObservationStateIgnoredMacro.self,
      "ObservationStateTracked": ObservationStateTrackedMacro.self,
      "Presents": PresentsMacro.self,
      "Reducer": ReducerMacro.self,
      "ReducerCaseIgnored": ReducerCaseIgnoredMacro.self,
    ]
  }

  static var allConformances: [TypeSyntax] {
    ["ObservableState", "_ReflectableState", "Reducer", "CaseReducer", "CasePathable", "Encodable", "Decodable"]
  }
}

/// A piece of source code and what a macro makes of it.
struct ExpansionRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expansion: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - testDescription: What the row is about.
  ///   - source: The code.
  ///   - expansion: The code after the expansion, without blank lines.
  init(_ testDescription: String, _ source: String, _ expansion: String) {
    self.testDescription = testDescription
    self.source = source
    self.expansion = expansion
  }
}

extension Syntax {
  fileprivate var surroundings: [Syntax] { allMacroLexicalContexts() }
}
