import SwiftSyntax

/// The kit's manifest without what an edition does not have.
///
/// Two things fall away: what stands below a comment that begins with `// Authors only:`, be it a statement, a declaration
/// or an element of a list, and the exercises of chapters that do not come along.
struct EditionManifest {
  /// The text of `Package.swift`.
  let text: String

  /// The folders below `Tests` that its targets still name.
  let testFolders: [String]

  /// What a comment begins with that keeps the next thing out of editions.
  static let mark = "// Authors only:"

  /// Takes a manifest apart.
  ///
  /// - Parameters:
  ///   - manifest: The text of the kit's `Package.swift`.
  ///   - chapters: The ids of the chapters that come along.
  init(_ manifest: String, chapters: Set<String>) {
    let source = ParsedSource(name: "Package.swift", source: manifest)
    let finder = LeftOutFinder(chapters: chapters)
    finder.walk(source.tree)
    var bytes = Array(manifest.utf8)
    for range in finder.ranges.reversed() { bytes.removeSubrange(range) }
    text = String(decoding: bytes, as: UTF8.self)
    // A path with a value put into it is none of these.
    testFolders = text.matches(of: /path: "(Tests\/[^"\\]+)"/).map { String($0.1) }
  }
}

/// Finds what falls away, in the order of the text.
private final class LeftOutFinder: SyntaxVisitor {
  private let chapters: Set<String>
  private(set) var ranges: [Range<Int>] = []

  init(chapters: Set<String>) {
    self.chapters = chapters
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOut(node) }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOut(node) }

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Exercise",
      let chapter = call.arguments.first(where: { $0.label?.text == "chapter" })?.expression.as(
        StringLiteralExprSyntax.self
      )?
      .representedLiteralValue
    else { return leaveOut(node) }
    return leaveOut(node, if: !chapters.contains(chapter))
  }

  private func leaveOut(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let isMarked = node.leadingTrivia.contains { piece in
      if case .lineComment(let comment) = piece { comment.hasPrefix(EditionManifest.mark) } else { false }
    }
    return leaveOut(node, if: isMarked)
  }

  private func leaveOut(_ node: some SyntaxProtocol, if isLeftOut: Bool) -> SyntaxVisitorContinueKind {
    guard isLeftOut else { return .visitChildren }
    ranges.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
    return .skipChildren
  }
}
