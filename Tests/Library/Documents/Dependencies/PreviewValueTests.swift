import Dependencies
import Testing

/// The samples of "Live, preview and test dependencies", in its section on preview values.
///
/// Changed in all of them: a model stands for the view that shows it, and an override for Xcode, which sets the context.
@Suite("Live, preview and test dependencies: preview value")
struct PreviewValueTests {
  @Test("D05: a preview has the mock data at once")
  func mockData() throws {
    try withDependencies {
      $0.context = .preview
    } operation: {
      let model = FeatureModel()
      #expect(model.users().map(\.name) == ["Blob", "Blob Jr.", "Blob Sr."])
      let user = try model.user(4)
      #expect(user == User(id: 4, name: "Blob, id: 4"))
    }
  }

  @Test("D05: a preview replaces one endpoint by an empty list, and keeps the other")
  func emptyList() throws {
    try withDependencies {
      $0.context = .preview
    } operation: {
      let model = Feature_Previews.emptyState
      #expect(model.users().isEmpty)
      let user = try model.user(4)
      #expect(user == User(id: 4, name: "Blob, id: 4"))
    }
  }

  @Test("D05: a preview replaces one endpoint by an error, and keeps the other")
  func thrownError() {
    withDependencies {
      $0.context = .preview
    } operation: {
      let model = Feature_Previews.error
      #expect(throws: Feature_Previews.SomeError.self) { try model.user(4) }
      #expect(model.users().count == 3)
    }
  }
}

// MARK: - The previews

private enum Feature_Previews {
  static var emptyState: FeatureModel {
    withDependencies {
      // Changed: the document's '{ _ in [] }' takes an argument, and the endpoint has none.
      $0.apiClient.fetchUsers = { [] }
    } operation: {
      FeatureModel()
    }
  }

  static var error: FeatureModel {
    withDependencies {
      $0.apiClient.fetchUser = { _ in
        throw SomeError()
      }
    } operation: {
      FeatureModel()
    }
  }

  // Changed: the document declares it in the closure, where a test cannot name it.
  struct SomeError: Error {}
}

// Swift 6: the client and its closures are 'Sendable', as a 'static let' is shared. 'fetchUser' throws, as the document's
// last sample has it throw.
private struct APIClient: Sendable {
  var fetchUsers: @Sendable () -> [User]
  var fetchUser: @Sendable (_ id: Int) throws -> User
}

extension APIClient: TestDependencyKey {
  static let previewValue = Self(
    fetchUsers: {
      [
        User(id: 1, name: "Blob"),
        User(id: 2, name: "Blob Jr."),
        User(id: 3, name: "Blob Sr."),
      ]
    },
    fetchUser: { id in
      User(id: id, name: "Blob, id: \(id)")
    }
  )
}

extension DependencyValues {
  fileprivate var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }
}

private struct FeatureModel {
  @Dependency(\.apiClient) private var apiClient

  func users() -> [User] { apiClient.fetchUsers() }

  func user(_ id: Int) throws -> User { try apiClient.fetchUser(id) }
}
