import Foundation

extension SystemPlaces {
  /// The places that matter to tests of a workspace.
  ///
  /// - Parameters:
  ///   - workspace: Where they were built.
  ///   - toolchain: What they were built with.
  ///   - home: The home folder of whoever runs the grader.
  init(
    workspace: Workspace,
    toolchain: Toolchain,
    home: String = FileManager.default.homeDirectoryForCurrentUser.path
  ) {
    #if canImport(Darwin)
      let workplace = workspace.folder.path
    #else
      let workplace = workspace.sandbox.path
    #endif
    self = .here(
      toolchain: toolchain,
      // What every sandbox has of its own is no place to hide.
      hidden: [workspace.library.path, workspace.folder.path, home].filter { !["/", "/tmp", "/dev"].contains($0) },
      workplace: workplace
    )
  }
}
