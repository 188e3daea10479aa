/// Files that someone handed in, wherever they lie: in a folder or in an archive.
///
/// Paths are relative, with slashes; that of the top is empty.
protocol FileSource {
  /// The name that reports give to what was handed in.
  var name: String { get }

  /// Whether there is a folder, and not a link to one.
  func isFolder(_ path: String) -> Bool

  /// What lies in a folder, as far as it was looked at.
  func listing(of folder: String) -> FolderListing

  /// The bytes of a regular file.
  ///
  /// - Throws: Why they are not taken.
  func bytes(of path: String) throws(SourceText.Refusal) -> [UInt8]

  /// When a regular file was changed last, in seconds since 1970, where that is known of the file by itself.
  func modified(_ path: String) -> Int?
}

extension FileSource {
  func modified(_ path: String) -> Int? { nil }
}

/// What lies in a folder.
struct FolderListing: Equatable, Sendable {
  /// The names, sorted, that of a folder with a slash at its end; without those that nobody needs to be told of.
  var names: [String]
  /// Whether all of the folder was looked at.
  var isWhole = true

  /// Takes names in any order.
  init(names: [String], isWhole: Bool = true) {
    self.names = names.filter { !Self.isUnremarkable($0) }.sorted()
    self.isWhole = isWhole
  }

  /// Whether a system or its tools leave a name behind on their own.
  private static func isUnremarkable(_ name: String) -> Bool {
    ["", ".git/", ".git", ".gitignore", ".DS_Store", "__MACOSX/", "pax_global_header"].contains(name)
      || name.hasPrefix("._")
  }
}
