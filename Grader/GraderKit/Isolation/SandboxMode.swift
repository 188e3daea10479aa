/// How much a submission must be kept apart from the machine, by the words of `--sandbox`.
package enum SandboxMode: String, Sendable, CaseIterable {
  /// As much as the machine can do.
  case auto
  /// At least namespaces of its own; without them nothing is graded.
  case require
  /// Limits only.
  case off
}
