import SwiftSyntax
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: turns one property into a view of a private one whose reads and changes are told.
enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StoredProperty.tracked(declaration) else { return [] }
    let name = property.name
    let storage = property.storageName
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
      \(storage) = initialValue
      }
      """,
      """
      get {
      _$observationRegistrar.access(self, keyPath: \\.\(name))
      return \(storage)
      }
      """,
      """
      set {
      let earlier = _$observationRegistrar.willSet(\(storage))
      \(storage) = newValue
      if _$observationRegistrar.didChange(\(storage), since: earlier) {
      _$observationRegistrar.notify(self, keyPath: \\.\(name))
      }
      }
      """,
      """
      _modify {
      let earlier = _$observationRegistrar.willModify(\(storage))
      defer {
      if _$observationRegistrar.didChange(\(storage), since: earlier) {
      _$observationRegistrar.notify(self, keyPath: \\.\(name))
      }
      }
      yield &\(storage)
      }
      """,
    ]
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StoredProperty.tracked(declaration) else { return [] }
    return property.storage.map { [DeclSyntax($0)] } ?? []
  }
}

extension StoredProperty {
  fileprivate static func tracked(_ declaration: some DeclSyntaxProtocol) -> StoredProperty? {
    declaration.as(VariableDeclSyntax.self).flatMap { all(in: $0).first(where: \.isTracked) }
  }
}

/// `@ObservationStateIgnored`: a mark that `@ObservableState` reads; it adds nothing.
enum ObservationStateIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
