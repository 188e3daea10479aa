import SwiftSyntax

/// A property of a state that holds a value, as `@ObservableState` needs it.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let name: TokenSyntax
  let isVariable: Bool
  let isTracked: Bool

  /// Reads a property; fails for what holds no value in the state: computed and static properties, and patterns.
  ///
  /// - Parameter declaration: The declaration.
  init?(_ declaration: VariableDeclSyntax) {
    guard let binding = declaration.bindings.first, declaration.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      declaration.isStoredInInstance
    else { return nil }
    self.declaration = declaration
    name = pattern.identifier
    isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
    isTracked =
      isVariable && !declaration.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      && declaration.attributes.allSatisfy(Self.leavesStorageAlone)
  }

  /// An attribute that is not of the language itself is a property wrapper or a macro: it has its own way to store the value.
  private static func leavesStorageAlone(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard let attribute = attribute.as(AttributeSyntax.self) else { return true }
    return ["available", "usableFromInline", "_spi", "preconcurrency", "MainActor"].contains(attribute.lastName)
  }
}

extension VariableDeclSyntax {
  /// Whether each instance holds a value for this property: it is neither static nor computed.
  var isStoredInInstance: Bool {
    let isStatic = modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    return !isStatic && bindings.allSatisfy { $0.accessorBlock?.isObserversOnly ?? true }
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

extension StoredProperty {
  /// The name of the property that holds the value.
  var storageName: TokenSyntax {
    .identifier("_" + name.text.filter { $0 != "`" })
  }

  /// The property that holds the value: private, and otherwise as it was declared.
  var storage: VariableDeclSyntax {
    var storage = declaration.trimmed
    storage.attributes = []
    storage.modifiers = [DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space)]
    storage.bindings = [binding]
    return storage
  }

  private var binding: PatternBindingSyntax {
    guard var binding = declaration.bindings.first else { preconditionFailure("A stored property has a binding.") }
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(identifier: storageName, trailingTrivia: binding.pattern.trailingTrivia)
    )
    return binding
  }
}
