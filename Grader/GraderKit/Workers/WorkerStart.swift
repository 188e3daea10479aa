import Foundation

/// How the grader starts itself as a worker, with a workspace of the worker's own.
package struct WorkerStart: Sendable {
  /// Where a worker finds the workspace of its own.
  package enum Place: Equatable, Sendable {
    /// In the place of the kit's workspace: a copy of it, so that nothing is built again.
    case copy
    /// In a folder of its own, where it builds the library once.
    case folder
  }

  /// The option that makes a grader a worker, followed by which workspace is its own.
  package static let option = "--worker"

  /// Where workers' workspaces are.
  package let place: Place
  private let copy: WorkspaceCopy
  private let program: String
  private let arguments: [String]

  /// Finds out what the machine can do.
  ///
  /// - Parameters:
  ///   - workspace: The kit's workspace, in which the library has been built.
  ///   - conditions: What tests are run with there; a copy must not keep them apart any less.
  ///   - program: The grader.
  ///   - arguments: The name of a command, and what a worker is told beside that it is one.
  package init(workspace: Workspace, conditions: Grading.Conditions, program: URL, arguments: [String]) {
    copy = WorkspaceCopy(workspace)
    #if os(Linux)
      let launcher = conditions.launcher
      let words = launcher.words(program: "/bin/sh", arguments: ["-c", "exit 0"])
      let isFine = copy.lets(words[0], Array(words.dropFirst()), environment: launcher.environment)
      place = isFine ? .copy : .folder
    #else
      place = .folder
    #endif
    self.program = program.path
    self.arguments = arguments
  }

  /// Workers started so.
  ///
  /// - Parameter count: How many.
  /// - Returns: The workers.
  package func workers(_ count: Int) -> WorkerPool { WorkerPool(count: count) { process($0) } }

  /// A worker's workspace, by what it was told.
  ///
  /// - Parameters:
  ///   - kit: The kit.
  ///   - name: What follows ``option``.
  /// - Returns: The workspace; nothing where that names none.
  package static func workspace(of kit: Kit, named name: String) -> Workspace? {
    if name == copyName {
      var workspace = Workspace(kit: kit)
      workspace.isCopy = true
      return workspace
    }
    return Int(name).flatMap { $0 < 0 ? nil : Workspace(kit: kit, number: $0) }
  }

  private static let copyName = "copy"

  /// The worker of a place.
  func process(_ number: Int) -> ChildProcess {
    // Behind the command's name: what stands at the end may be names.
    var own = arguments
    own.insert(contentsOf: [Self.option, place == .copy ? Self.copyName : String(number)], at: min(1, own.count))
    let words = place == .copy ? copy.words(program: program, arguments: own) : [program] + own
    var process = ChildProcess(
      program: words[0],
      arguments: Array(words.dropFirst()),
      environment: ProcessInfo.processInfo.environment
    )
    // What runs in namespaces ends with them.
    process.family.endsItself = place == .folder
    return process
  }
}
