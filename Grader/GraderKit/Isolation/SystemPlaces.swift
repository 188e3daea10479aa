import Foundation

/// The places of the machine that a launcher speaks of.
struct SystemPlaces: Equatable, Sendable {
  /// Something of the system that a program needs in order to run.
  enum Entry: Equatable, Sendable {
    case folder(String)
    case file(String)
    case link(String, to: String)
  }

  /// Where the toolchain's libraries are found inside of a sandbox.
  static let runtimeInside = "/swift"
  /// Where the library of manifests is found inside of a sandbox.
  static let manifestAPIInside = "/manifests"
  /// Where a program looks for libraries inside of a sandbox.
  static let librariesInside = "\(runtimeInside):\(manifestAPIInside)"
  /// Where the program is found inside of a sandbox.
  static let programInside = "/tests"
  /// Where the programs that it starts are found inside of a sandbox.
  static let processesInside = "/processes"

  /// What of the system is in reach, each after the folder that it lies in.
  var system: [Entry]
  /// The folder of the toolchain's libraries.
  var runtime: String
  /// The folder of the library that packages' manifests run on: an exercise may be a manifest.
  var manifestAPI: String
  /// What must not be in reach, even where it lies in a folder of the system.
  var hidden: [String]
  /// A folder of the grader's, for a sandbox to be put together in; on macOS the one that the package manager builds in.
  var workplace: String

  /// Every folder in which something of the system lies, outermost first.
  var parents: [String] {
    var parents: [String] = []
    for entry in system {
      let steps = entry.path.split(separator: "/").dropLast()
      for count in steps.indices.map({ $0 + 1 }) {
        let parent = "/" + steps.prefix(count).joined(separator: "/")
        if !parents.contains(parent) { parents.append(parent) }
      }
    }
    return parents
  }

  /// What must not be in reach and would be, because a folder of the system holds it.
  var masked: [String] {
    hidden.filter { place in
      system.contains { if case .folder(let folder) = $0 { place.hasPrefix(folder + "/") } else { false } }
    }
  }

  /// Looks at this machine.
  ///
  /// - Parameters:
  ///   - toolchain: Whose libraries programs load.
  ///   - hidden: What must not be in reach.
  ///   - workplace: A folder of the grader's.
  /// - Returns: What there is.
  static func here(toolchain: Toolchain, hidden: [String], workplace: String) -> SystemPlaces {
    let candidates = [
      "/bin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64",
      // For features that deal with calendars.
      "/usr/share/zoneinfo",
    ]
    let system = candidates.compactMap { path -> Entry? in
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        return .link(path, to: target)
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      return isFolder.boolValue ? .folder(path) : .file(path)
    }
    return SystemPlaces(
      system: system,
      runtime: toolchain.runtime,
      manifestAPI: toolchain.manifestAPI,
      hidden: hidden,
      workplace: workplace
    )
  }
}

extension SystemPlaces.Entry {
  var path: String {
    switch self {
    case .folder(let path), .file(let path), .link(let path, to: _): path
    }
  }
}
