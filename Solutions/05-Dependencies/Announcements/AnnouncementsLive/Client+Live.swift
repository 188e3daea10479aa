import Announcements
import ComposableArchitecture

extension AnnouncementClient: DependencyKey {
  /// What a running program uses.
  public static let liveValue = AnnouncementClient(
    speak: { try await Loudspeaker.speak($0) },
    voices: { Loudspeaker.voices }
  )
}

/// Stands for the loudspeakers of the platform and all that it takes to build them.
enum Loudspeaker {
  /// The voices that it speaks in.
  static let voices = ["Jiwoo", "Haneul", "Sora"]

  /// Speaks a text: here, it prints it.
  static func speak(_ text: String) async throws {
    guard !text.isEmpty else { throw NothingToSay() }
    print("♪ \(text)")
  }

  private struct NothingToSay: Error {}
}
