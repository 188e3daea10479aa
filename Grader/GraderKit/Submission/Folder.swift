import Foundation

/// Looks at folders that someone else made.
enum Folder {
  /// Whether there is a folder, and not a symbolic link to one.
  static func exists(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted, without some and without dotfiles of version control; a folder's ends in a slash.
  static func entries(_ url: URL, except known: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !known.contains($0) && !unremarkable.contains($0) }.sorted().map { name in
      exists(url.appending(path: name)) ? "\(name)/" : name
    }
  }

  /// Names that every checkout may have and nobody needs to be told of.
  private static let unremarkable: Set<String> = [".git", ".gitignore", ".DS_Store"]
}
