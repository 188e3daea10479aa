import Foundation

extension Workspace {
  /// Begins anew where the folder was moved here: what compilers keep holds only at the place that it was made for.
  ///
  /// - Throws: ``GraderFault/workspace(path:reason:)`` where that cannot be done.
  func settle() throws(GraderFault) {
    let record = folder.appending(path: "place")
    let former = try? String(contentsOf: record, encoding: .utf8)
    guard former != folder.path else { return }
    do {
      let stale = former == nil ? [] : [build, bundle, processes, caches, moduleCache]
      for place in stale where FileManager.default.fileExists(atPath: place.path) {
        try FileManager.default.removeItem(at: place)
      }
      try folder.path.write(to: record, atomically: true, encoding: .utf8)
    } catch {
      throw .workspace(path: folder.path, reason: error.localizedDescription)
    }
  }
}
