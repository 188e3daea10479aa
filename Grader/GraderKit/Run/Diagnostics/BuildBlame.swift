import Foundation

/// Whom a failed build speaks of: a pure reading of what the compiler says of each module.
struct BuildBlame: Equatable, Sendable {
  /// What is wrong with one exercise.
  enum Fault: Equatable, Sendable {
    /// The learner's files do not compile by themselves.
    case doesNotCompile([CompilerDiagnostic])
    /// They compile, but the hidden suite, or a program that it starts, cannot use them. The messages are about the suite's
    /// copy and the program.
    case doesNotFit([CompilerDiagnostic])
  }

  /// By exercise; one that does not stand here is not known to be broken.
  var faults: [ExerciseID: Fault] = [:]

  /// Sorts a failed build's messages by the modules that they came of, and by the folders that they are about.
  ///
  /// - Parameters:
  ///   - plan: What was built.
  ///   - workspace: Where it was built.
  ///   - messages: What the compiler said when it compiled a module.
  init(plan: WorkspacePlan, workspace: Workspace, messages: (_ module: String) -> [CompilerDiagnostic]) {
    for module in plan.modules {
      func said(_ name: String) -> [CompilerDiagnostic] {
        Self.blamable(messages(name), in: workspace.sources(of: name), module)
      }
      let own = module.names.flatMap(said)
      let suite =
        Self.blamable(messages(module.suiteName), in: workspace.suite(of: module), module)
        + module.processes.map(\.name).flatMap(said)
      if own.contains(where: { $0.severity == .error }) {
        faults[module.id] = .doesNotCompile(own)
      } else if suite.contains(where: { $0.severity == .error }) {
        faults[module.id] = .doesNotFit(suite)
      }
    }
  }

  private static func blamable(
    _ messages: [CompilerDiagnostic],
    in folder: URL,
    _ module: WorkspacePlan.Module
  ) -> [CompilerDiagnostic] {
    messages.filter { isIn(folder, $0) && (!isOfTheBuild($0) || quotes(module, $0)) }
  }

  /// Whether a message, though it stands at an `import` or a macro, is about what the grader has built.
  private static func isOfTheBuild(_ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.message.contains(
      /malformed compiled module|external macro implementation|missing required module|cannot load (underlying )?module/
    )
  }

  /// Whether a message is what the learner has the compiler say, as `#error` does.
  private static func quotes(_ module: WorkspacePlan.Module, _ diagnostic: CompilerDiagnostic) -> Bool {
    guard case .graded(let sources, _, _) = module.content else { return false }
    return sources.values.contains { $0.contains(diagnostic.message) }
  }

  private static func isIn(_ folder: URL, _ diagnostic: CompilerDiagnostic) -> Bool {
    diagnostic.file.hasPrefix(folder.path.hasSuffix("/") ? folder.path : folder.path + "/")
  }
}
