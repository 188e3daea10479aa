/// The files in an archive.
struct ArchiveFiles: FileSource {
  let name: String
  let archive: Archive

  func isFolder(_ path: String) -> Bool { archive.folders[path] != nil }

  func listing(of folder: String) -> FolderListing {
    let names = archive.folders[folder, default: []]
    return FolderListing(names: names.map { isFolder(folder.isEmpty ? $0 : "\(folder)/\($0)") ? $0 + "/" : $0 })
  }

  func bytes(of path: String) throws(SourceText.Refusal) -> [UInt8] {
    guard let content = archive.files[path] else { throw isFolder(path) ? .notRegular : .missing }
    return Array(content)
  }
}
