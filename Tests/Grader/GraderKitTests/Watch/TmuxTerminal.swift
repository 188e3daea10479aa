import Foundation

@testable import GraderKit

/// A real terminal, whose keys can be typed and whose screen can be read.
struct TmuxTerminal {
  private let socket: String

  static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a terminal of some size in which a shell runs a script.
  init(columns: Int, rows: Int, folder: URL, script: String, environment: [String: String]) throws {
    socket = "/tmp/tmux-\(UUID().uuidString.prefix(8))"
    let size = ["-x", "\(columns)", "-y", "\(rows)"]
    let variables = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    _ = try tmux(["new-session", "-d"] + size + ["-c", folder.path, "/bin/sh", "-c", script], variables)
  }

  /// Types keys, named as tmux names them.
  func type(_ keys: String...) throws { _ = try tmux(["send-keys"] + keys) }

  /// Pastes a text, marked as such where that was asked for.
  func paste(_ text: String) throws {
    _ = try tmux(["set-buffer", text])
    _ = try tmux(["paste-buffer", "-p", "-r"])
  }

  /// What stands on the screen.
  func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

  /// Closes it, and ends what runs in it.
  func close() {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(atPath: socket)
  }

  private func tmux(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
    let process = ChildProcess(
      program: Self.program ?? "tmux",
      arguments: ["-f", "/dev/null", "-u", "-S", socket] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"].merging(environment) { $1 }
    )
    return try process.run().output
  }
}
