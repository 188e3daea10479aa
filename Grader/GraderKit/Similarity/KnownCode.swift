import Foundation

/// What everybody who works on an exercise starts with, has read or ends at: code that tells nothing of who wrote it.
package struct KnownCode: Equatable, Sendable {
  /// Every stretch of it.
  let stretches: Set<UInt32>

  /// In seconds; even on a busy machine a chapter takes a few.
  private static let timeLimit = 600

  init(stretches: Set<UInt32>) {
    self.stretches = stretches
  }

  /// Takes the stretches of some files, which the kit's authors wrote.
  package init(_ texts: [String]) {
    let stretches = RoomyThread.run(within: Self.timeLimit) {
      Set(texts.flatMap { CodePrints.stretches(of: CodeTokens(ParsedSource(name: "", source: $0))).map(\.hash) })
    }
    self.stretches = stretches ?? []
  }
}
