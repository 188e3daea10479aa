import ComposableArchitecture

/// What a platform asks of its loudspeakers.
public struct AnnouncementClient: Sendable {
  /// Speaks a text, and returns when it has been heard.
  public var speak: @Sendable (_ text: String) async throws -> Void

  /// The names of the voices that there are.
  public var voices: @Sendable () -> [String]

  /// Creates a client.
  public init(
    speak: @escaping @Sendable (_ text: String) async throws -> Void,
    voices: @escaping @Sendable () -> [String]
  ) {
    self.speak = speak
    self.voices = voices
  }
}

// TODO: Leave the interface here, and move what is live to the module 'AnnouncementsLive'. A preview has the voices
// "Sora" and "Minjun", and whatever it speaks, nothing is heard. A test that says nothing of announcements is red as soon
// as one is made, by the endpoint's name: 'AnnouncementClient.speak', 'AnnouncementClient.voices'.
extension AnnouncementClient: DependencyKey {
  /// What a running program uses.
  public static let liveValue = AnnouncementClient(
    speak: { try await Loudspeaker.speak($0) },
    voices: { Loudspeaker.voices }
  )
}

extension DependencyValues {
  /// The loudspeakers of the platform.
  public var announcements: AnnouncementClient {
    get { self[AnnouncementClient.self] }
    set { self[AnnouncementClient.self] = newValue }
  }
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
