import Foundation

extension Toolchain {
  /// What the toolchain says of itself, kept for as long as its programs are the same: asking takes as long as a test.
  ///
  /// - Parameters:
  ///   - record: The file that it is kept in.
  ///   - compiler: Where the search path finds `swiftc`.
  ///   - ask: Asks it.
  /// - Returns: What it says now, or has said before.
  /// - Throws: What asking throws.
  static func known(
    from record: URL,
    compiler: String? = ChildProcess.place(of: "swiftc", among: ProcessInfo.processInfo.environment["PATH"]),
    ask: () throws(GraderFault) -> Toolchain = { () throws(GraderFault) in try current() }
  ) throws(GraderFault) -> Toolchain {
    guard let programs = compiler.flatMap(programs) else { return try ask() }
    let known = (try? Data(contentsOf: record)).flatMap { try? JSONDecoder().decode(Known.self, from: $0) }
    if let known, known.programs == programs { return known.toolchain }
    let toolchain = try ask()
    // What cannot be kept is asked for again.
    try? JSONEncoder().encode(Known(programs: programs, toolchain: toolchain)).write(to: record, options: .atomic)
    return toolchain
  }

  /// The stamps of the programs that answer, where these are known: what only passes a question on, to one toolchain now and to
  /// another then, has no compiler of its own beside it.
  private static func programs(of compiler: String) -> [FileStamp]? {
    let places = [
      URL(filePath: compiler), URL(filePath: compiler).deletingLastPathComponent().appending(path: frontend),
    ]
    .map { $0.resolvingSymlinksInPath() }
    guard places[1].lastPathComponent == frontend,
      places[0].deletingLastPathComponent() == places[1].deletingLastPathComponent()
    else { return nil }
    let stamps = places.map { FileStamp($0, as: $0.path) }
    return stamps.allSatisfy { $0.size > 0 } ? stamps : nil
  }

  /// What a link to whatever passes questions on does not lead to.
  private static let frontend = "swift-frontend"

  private struct Known: Codable {
    var programs: [FileStamp]
    var toolchain: Toolchain
  }
}
