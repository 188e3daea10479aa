import SwiftSyntax

/// What `@ObservableState` adds so that a state is coded by the names that were declared.
///
/// The compiler codes stored properties by their names, and the stored properties of an observed state are others than
/// those that were declared. Where the state has no coding keys, the macro gives it some that tell the compiler the names;
/// where it has, the macro writes out what the compiler would have written.
struct StateCoding {
  private let properties: ConditionalList<StoredProperty>
  private let ownKeys: [String]?
  private let declaration: StructDeclSyntax
  private let isEncodable: Bool
  private let isDecodable: Bool

  /// Reads a state.
  ///
  /// - Parameters:
  ///   - declaration: The state.
  ///   - missing: Which of `Encodable` and `Decodable` the state does not conform to.
  init(of declaration: StructDeclSyntax, missing: [TypeSyntax]) {
    self.declaration = declaration
    let missing = missing.map(\.lastName)
    isEncodable = !missing.contains("Encodable")
    isDecodable = !missing.contains("Decodable")
    properties = ConditionalList(propertiesOf: declaration)
    ownKeys = declaration.memberBlock.members.lazy
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
      .map { ConditionalList(casesOf: $0).all.map(\.name) }
  }

  /// The coding keys, where the state is coded and has none.
  var codingKeys: [DeclSyntax] {
    guard isEncodable || isDecodable, ownKeys == nil else { return [] }
    let cases = properties.lines { property in
      property.isRenamed ? "case \(property.storageName) = \"\(property.plainName)\"" : "case \(property.name)"
    }
    // An enum without cases has no raw values.
    let rawType = properties.all.isEmpty ? "" : "Swift.String, "
    return [
      """
      private enum CodingKeys: \(raw: rawType)Swift.CodingKey {
      \(raw: cases)
      }
      """
    ]
  }

  /// The initializer and the method that the compiler cannot write, since the state's own keys name tracked properties.
  ///
  /// - Parameter access: The access level to write before them.
  /// - Returns: The declarations.
  func members(access: String) -> [DeclSyntax] {
    guard let ownKeys else { return [] }
    let coded = properties.all.filter { ownKeys.contains($0.name.text) }
    guard coded.contains(where: \.isRenamed) else { return [] }
    var members: [DeclSyntax] = []
    if isDecodable, !declares(InitializerDeclSyntax.self, where: { $0.signature.firstLabel == "from" }) {
      members.append(
        """
        \(raw: access)init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        \(raw: coded.filter(\.isDecodable).map { "self.\($0.storageName) = try container._$value(for: .\($0.name))" }
          .joined(separator: "\n"))
        }
        """
      )
    }
    if isEncodable,
      !declares(FunctionDeclSyntax.self, where: { $0.name.text == "encode" && $0.signature.firstLabel == "to" })
    {
      members.append(
        """
        \(raw: access)func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        \(raw: coded.map { "try container._$set(self.\($0.storageName), for: .\($0.name))" }.joined(separator: "\n"))
        }
        """
      )
    }
    return members
  }

  private func declares<Member: DeclSyntaxProtocol>(_ kind: Member.Type, where matches: (Member) -> Bool) -> Bool {
    declaration.memberBlock.members.contains { $0.decl.as(kind).map(matches) ?? false }
  }
}

extension FunctionSignatureSyntax {
  fileprivate var firstLabel: String? { parameterClause.parameters.first?.firstName.text }
}
