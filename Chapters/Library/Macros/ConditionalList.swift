import SwiftSyntax

/// What is declared in a type, in order, with the conditions of `#if` around it.
struct ConditionalList<Element> {
  private let items: [Item]

  private enum Item {
    case element(Element)
    case conditional([(directive: String, list: ConditionalList)])
  }

  /// Reads the members of a type.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - read: Makes elements of a declaration; none, if it is of no interest.
  init(_ members: MemberBlockItemListSyntax, read: (DeclSyntax) -> [Element]) {
    items = members.flatMap { member -> [Item] in
      guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else { return read(member.decl).map(Item.element) }
      let branches = ifConfig.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
        return (directive: clause.poundKeyword.text + condition, list: ConditionalList(members, read: read))
      }
      return branches.allSatisfy(\.list.all.isEmpty) ? [] : [.conditional(branches)]
    }
  }

  /// The elements of all branches.
  var all: [Element] {
    items.flatMap { item in
      switch item {
      case .element(let element): [element]
      case .conditional(let branches): branches.flatMap(\.list.all)
      }
    }
  }

  /// Writes something for each element, under the same conditions as the element.
  ///
  /// - Parameter write: Makes the text of one element.
  /// - Returns: The text of all elements, line by line.
  func lines(_ write: (Element) -> String) -> String {
    items.map { item in
      switch item {
      case .element(let element): write(element)
      case .conditional(let branches):
        branches.map { "\($0.directive)\n\($0.list.lines(write))" }.joined(separator: "\n") + "\n#endif"
      }
    }
    .joined(separator: "\n")
  }

  /// The first element that has something in common with an earlier one of the same branch.
  ///
  /// - Parameter feature: What the elements must not have in common.
  /// - Returns: The element, or `nil` if all are distinct.
  func firstRepeated(by feature: (Element) -> String) -> Element? {
    var seen: Set<String> = []
    for item in items {
      switch item {
      case .element(let element):
        if !seen.insert(feature(element)).inserted { return element }
      case .conditional(let branches):
        if let repeated = branches.compactMap({ $0.list.firstRepeated(by: feature) }).first { return repeated }
      }
    }
    return nil
  }
}

extension ConditionalList where Element == EnumCase {
  /// The cases of an enum.
  ///
  /// - Parameters:
  ///   - enumDecl: The enum.
  ///   - names: The names to write in place of those types that cannot be named where the macro writes them.
  init(casesOf enumDecl: EnumDeclSyntax, renaming names: [String: String] = [:]) {
    self.init(enumDecl.memberBlock.members) { member in
      member.as(EnumCaseDeclSyntax.self)?.elements.map { EnumCase($0, renaming: names) } ?? []
    }
  }
}

extension ConditionalList where Element == StoredProperty {
  /// The properties of a struct that hold its values.
  ///
  /// - Parameter structDecl: The struct.
  init(propertiesOf structDecl: StructDeclSyntax) {
    self.init(structDecl.memberBlock.members) { member in
      member.as(VariableDeclSyntax.self).map(StoredProperty.all) ?? []
    }
  }
}
