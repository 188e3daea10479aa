import SwiftSyntax

/// The values that the claims of a suite's file make about each field: one may be claimed in another's place.
///
/// Only what needs nothing around it can: a case without a payload, or with payloads that are written down.
struct KnownValues {
  private var values: [String: [String]] = [:]

  /// Collects the values of all claims that have been found.
  init(_ calls: [FunctionCallExprSyntax]) {
    for assignment in calls.flatMap(\.claimClosures).flatMap({ Assignments(in: $0).found }) {
      guard assignment.value.count == 1, let value = assignment.value.first, value.isClosed else { continue }
      let text = value.trimmedDescription
      let key = Self.key(assignment.path, in: value)
      if values[key]?.contains(text) != true { values[key, default: []].append(text) }
    }
  }

  /// Other values that the same suite claims of the same field.
  func others(than value: ExprSyntax, about path: String) -> [String] {
    guard value.isClosed else { return [] }
    return Array(values[Self.key(path, in: value), default: []].filter { $0 != value.trimmedDescription }.prefix(3))
  }

  /// Fields of one name in two suites need not be of one type.
  private static func key(_ path: String, in node: some SyntaxProtocol) -> String {
    "\(node.enclosingType ?? "") \(path)"
  }
}

extension ExprSyntax {
  /// Whether this is an implicit member with nothing but literals and implicit members in it.
  fileprivate var isClosed: Bool {
    guard isImplicitMember, !trimmedDescription.contains(where: \.isNewline) else { return false }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return self.is(MemberAccessExprSyntax.self) }
    return call.trailingClosure == nil
      && call.arguments.allSatisfy { $0.expression.isClosed || $0.expression.isReplaceableLiteral }
  }
}
