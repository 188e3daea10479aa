import SwiftSyntax

/// A case of an enum, as the macros need it.
struct EnumCase {
  /// The name as it is written, with backticks if it has them.
  let name: String

  /// The name without backticks, as a string literal.
  var nameLiteral: String { name.filter { $0 != "`" }.debugDescription }
  /// What it holds, in order.
  let payload: [Payload]
  /// Where it is declared.
  let node: EnumCaseElementSyntax

  /// A value that a case holds.
  struct Payload {
    let label: String?
    let type: String
  }

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - element: The case as it is written.
  ///   - names: The names to write in place of those types that the payload cannot name where the macro writes it.
  init(_ element: EnumCaseElementSyntax, renaming names: [String: String] = [:]) {
    node = element
    name = element.name.text
    payload = (element.parameterClause?.parameters ?? []).map { parameter in
      Payload(
        label: parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text },
        type: parameter.type.renaming(names).trimmedDescription
      )
    }
  }

  /// The type of all that it holds: `Void`, the one type, or a tuple.
  var payloadType: String {
    switch payload.count {
    case 0: "Swift.Void"
    case 1: payload[0].type
    default: "(" + payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }
  }

  /// The expression that makes the case from `$0`.
  func embedding(in enumName: String) -> String {
    let arguments = payload.enumerated().map { index, value in
      (value.label.map { "\($0): " } ?? "") + (payload.count == 1 ? "$0" : "$0.\(index)")
    }
    return "\(enumName).\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// Every name of a type that the payload mentions.
  var namesInPayload: [String] {
    (node.parameterClause?.parameters ?? []).flatMap(\.type.names)
  }

  /// The pattern that matches the case and binds all that it holds.
  var pattern: String {
    payload.isEmpty ? "case .\(name)" : "case let .\(name)(\(bindings))"
  }

  /// The expression that puts together what the pattern has bound.
  var extraction: String {
    payload.count == 1 ? bindings : "(\(bindings))"
  }

  /// The expression that makes a case of the same name from what the pattern has bound.
  var rebuilding: String {
    let arguments = payload.enumerated().map { index, value in (value.label.map { "\($0): " } ?? "") + "v\(index)" }
    return ".\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private var bindings: String {
    payload.indices.map { "v\($0)" }.joined(separator: ", ")
  }
}
