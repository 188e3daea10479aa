import SwiftSyntax

/// A property of a state that holds a value, as `@ObservableState` needs it.
struct StoredProperty {
  /// The name as it is written, with backticks if it has them.
  let name: TokenSyntax
  /// Whether its reads and changes are told, so that the value stands in a property of another name.
  let isTracked: Bool
  /// Whether the value stands in a property of another name: it is tracked, or `@Presents` takes care of it.
  let isRenamed: Bool
  /// Whether a decoder can give it a value: a constant that has one already keeps it.
  let isDecodable: Bool
  private let declaration: VariableDeclSyntax

  /// Reads the properties of a declaration.
  ///
  /// - Parameter declaration: The declaration.
  /// - Returns: Nothing for what holds no value in the state: computed, static and lazy properties.
  static func all(in declaration: VariableDeclSyntax) -> [StoredProperty] {
    guard declaration.isStoredInInstance else { return [] }
    let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    return declaration.bindings.flatMap { binding in
      binding.pattern.names.map { name in
        StoredProperty(
          name: name,
          isTracked: declaration.isTrackable,
          isRenamed: declaration.isTrackable || declaration.attributes.contains(named: "Presents"),
          isDecodable: !isConstant || binding.initializer == nil,
          declaration: declaration
        )
      }
    }
  }

  /// The name of the property that holds the value.
  var storageName: TokenSyntax {
    isRenamed ? .identifier("_" + plainName) : name
  }

  /// The name without backticks.
  var plainName: String { name.text.filter { $0 != "`" } }

  /// The property that holds the value of a tracked one: private, and otherwise as it was declared.
  var storage: VariableDeclSyntax? {
    guard isTracked, var binding = declaration.bindings.first else { return nil }
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(identifier: storageName, trailingTrivia: binding.pattern.trailingTrivia)
    )
    binding.accessorBlock = binding.accessorBlock.map { observers in
      ObserverRenamer(from: plainName, to: storageName, in: observers).rewritten
    }
    var storage = declaration
    storage.attributes = []
    storage.modifiers = [DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space)]
    storage.bindingSpecifier.leadingTrivia = []
    storage.bindings = [binding]
    return storage.trimmed
  }
}

extension VariableDeclSyntax {
  /// Whether a macro can put accessors on the property: one `var` with one name, and nobody else who stores the value.
  fileprivate var isTrackable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && bindings.count == 1
      && bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true
      && modifiers.allSatisfy { Self.accessLevels.contains($0.name.tokenKind) }
      && attributes.allSatisfy(Self.leavesStorageAlone)
  }

  private static let accessLevels: [TokenKind] = [
    .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.private),
  ]

  /// An attribute that is not of the language is a property wrapper or a macro, and has its own way to store the value.
  private static func leavesStorageAlone(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard let attribute = attribute.as(AttributeSyntax.self) else { return true }
    return ["available", "ObservationStateTracked"].contains(attribute.lastName)
  }

  /// Whether each instance holds a value for this property as soon as it is there.
  var isStoredInInstance: Bool {
    let keywords: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]
    return !modifiers.contains { keywords.contains($0.name.tokenKind) }
      && bindings.allSatisfy { $0.accessorBlock?.isObserversOnly ?? true }
  }
}

extension AccessorBlockSyntax {
  /// Whether the block has nothing but `willSet` and `didSet`.
  fileprivate var isObserversOnly: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension PatternSyntax {
  /// The names that the pattern declares.
  fileprivate var names: [TokenSyntax] {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier.trimmed] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}
