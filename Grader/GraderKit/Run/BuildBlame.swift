import Foundation

/// Whom a failed build speaks of: a pure reading of the compiler's messages.
struct BuildBlame: Equatable, Sendable {
  /// What is wrong with one exercise.
  enum Fault: Equatable, Sendable {
    /// The learner's files do not compile by themselves.
    case doesNotCompile([CompilerDiagnostic])
    /// They compile, but the hidden suite cannot use them. The messages are about the suite's copy.
    case doesNotFit([CompilerDiagnostic])
  }

  /// By exercise; one that does not stand here is not known to be broken.
  var faults: [ExerciseID: Fault] = [:]

  /// Sorts a failed build's messages by the folders that they are about.
  ///
  /// - Parameters:
  ///   - diagnostics: What the compiler said.
  ///   - plan: What was built.
  ///   - workspace: Where it was built.
  init(diagnostics: [CompilerDiagnostic], plan: WorkspacePlan, workspace: Workspace) {
    for module in plan.modules {
      let blamable = diagnostics.filter { !Self.isOfTheBuild($0) || Self.quotes(module, $0) }
      let own = blamable.filter { Self.isIn(workspace.sources(of: module), $0) }
      let suite = blamable.filter { Self.isIn(workspace.suite(of: module), $0) }
      if own.contains(where: { $0.severity == .error }) {
        faults[module.id] = .doesNotCompile(own)
      } else if suite.contains(where: { $0.severity == .error }) {
        faults[module.id] = .doesNotFit(suite)
      }
    }
  }

  /// Whether a message, though it stands at an `import` or a macro, is about what the grader has built.
  private static func isOfTheBuild(_ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.message.contains(
      /malformed compiled module|external macro implementation|missing required module|cannot load (underlying )?module/
    )
  }

  /// Whether a message is what the learner has the compiler say, as `#error` does.
  private static func quotes(_ module: WorkspacePlan.Module, _ diagnostic: CompilerDiagnostic) -> Bool {
    guard case .graded(let sources, _) = module.content else { return false }
    return sources.values.contains { $0.contains(diagnostic.message) }
  }

  private static func isIn(_ folder: URL, _ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.file.hasPrefix(folder.path.hasSuffix("/") ? folder.path : folder.path + "/")
  }
}
