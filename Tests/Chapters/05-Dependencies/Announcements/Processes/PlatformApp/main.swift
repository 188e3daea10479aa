import Announcements
import AnnouncementsLive
import ComposableArchitecture

/// Lists the voices, and makes one announcement.
struct Evening {
  @Dependency(\.announcements) var announcements

  func run() async {
    print("voices: \(announcements.voices().joined(separator: ", "))")
    do {
      try await announcements.speak("The last train is arriving.")
      print("spoken")
    } catch {
      print("not spoken")
    }
  }
}

await Evening().run()
