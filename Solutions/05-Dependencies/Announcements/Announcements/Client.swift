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

extension AnnouncementClient: TestDependencyKey {
  /// What previews use: two voices, and nothing to hear.
  public static let previewValue = AnnouncementClient(
    speak: { _ in },
    voices: { ["Sora", "Minjun"] }
  )

  /// What tests use that do not say anything else.
  public static let testValue = AnnouncementClient(
    speak: unimplemented("AnnouncementClient.speak"),
    voices: unimplemented("AnnouncementClient.voices", placeholder: [])
  )
}

extension DependencyValues {
  /// The loudspeakers of the platform.
  public var announcements: AnnouncementClient {
    get { self[AnnouncementClient.self] }
    set { self[AnnouncementClient.self] = newValue }
  }
}
