import SwiftSyntax

/// Which types a learner may extend: those that the learner's own files declare.
extension OwnDeclarations {
  /// Whether an extension adds to a type of the learner's own, whatever aliases lead there.
  ///
  /// - Parameters:
  ///   - type: The type as the extension names it.
  ///   - file: The extension's file.
  /// - Returns: Whether one of the files that were read declares it, where this one can see it.
  func owns(_ type: TypeSyntax, seenFrom file: String) -> Bool {
    type.pathNames.map { owns($0, seenFrom: file, followed: 0) } ?? false
  }

  private func owns(_ names: [String], seenFrom file: String, followed: Int) -> Bool {
    var path = ""
    for (index, name) in names.enumerated() {
      let outer = path
      path = path.isEmpty ? name : "\(path).\(name)"
      let targets = aliases[path] ?? []
      if !targets.isEmpty {
        // One of several, under '#if' or in several files, is enough to lead elsewhere; a circle leads nowhere.
        return followed < 8
          && targets.allSatisfy { _, target in
            guard let targetNames = target.pathNames else { return false }
            return owns(targetNames + names[(index + 1)...], seenFrom: file, followed: followed + 1)
          }
      }
      let isDeclared = types[path]?.contains { $0.includes(file) } == true
      let isWritten = reducerEnums.contains(outer) && ["State", "Action"].contains(name)
      guard isDeclared || isWritten else { return false }
    }
    return true
  }
}

extension ExtensionDeclSyntax {
  /// Whether this only gives dependencies names, as features do that bring some of their own.
  var namesDependencies: Bool {
    extendedType.pathNames == ["DependencyValues"] && inheritanceClause == nil
      && memberBlock.members.allSatisfy { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
        return variable.modifiers.allSatisfy {
          ["public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
        }
          && variable.bindings.allSatisfy { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return false }
            return binding.accessorBlock != nil && !Self.libraryDependencies.contains(name.plainName)
          }
      }
  }

  /// Those that the library names itself: a suite that overrides one must get that one.
  static let libraryDependencies: Set = [
    "assert", "assertionFailure", "calendar", "context", "continuousClock", "date", "dismiss", "fireAndForget",
    "isPresented", "locale", "mainQueue", "mainRunLoop", "openURL", "precondition", "suspendingClock", "timeZone",
    "urlSession", "uuid", "withRandomNumberGenerator",
  ]
}
