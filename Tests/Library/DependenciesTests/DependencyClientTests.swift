import DependenciesMacros
import Testing

@Suite("@DependencyClient")
struct DependencyClientTests {
  @Test(
    "D04: each endpoint fails the test until it is given, names itself, and points at its declaration",
    arguments: calls.indices
  )
  func unimplemented(index: Int) async throws {
    let (name, line, call) = calls[index]
    let issues = try await IssueRecorder.issues { try await call(Client()) }
    #expect(issues.map { String($0.text.prefix { $0 != "," }) } == ["'Client.\(name)' was called"])
    #expect(issues.map(\.line) == [Client.firstLine + line])
    #expect(issues.map(\.fileID) == ["DependenciesTests/DependencyClientTests.swift"])
  }

  @Test("The issue says what to do, and shows the arguments")
  func message() async {
    let issues = await IssueRecorder.issues { _ = try? await Client().fetchUser(id: 42) }
    #expect(
      issues.map(\.text) == [
        """
        'Client.fetchUser' was called, and this test does not say what it does. Override it in the test, or find out why \
        the code calls it.

        Called with:
          42
        """
      ]
    )
  }

  @Test("The issue shows the arguments, also where a default gives what is returned")
  func arguments() async {
    let issues = await IssueRecorder.issues {
      _ = try? await Client().fetchUser(id: 42)
      _ = Client().isEnabled("search")
    }
    #expect(issues.map { $0.text.hasSuffix("Called with:\n  42") } == [true, false])
    #expect(issues.map { $0.text.hasSuffix("Called with:\n  \"search\"") } == [false, true])
  }

  @Test("B4: making a client complains of nothing")
  func making() {
    let issues = IssueRecorder.issues { _ = Client() }
    #expect(issues == [])
  }

  @Test("An endpoint that is given is called, by its name or by the labels of its parameters")
  func implemented() async throws {
    var client = Client()
    client.fetchUser = { "User \($0)" }
    client.move = { "\($0) from \($1) to \($2)" }
    client.isEnabled = { $0 == "search" }
    #expect(try await client.fetchUser(1) == "User 1")
    #expect(try await client.fetchUser(id: 2) == "User 2")
    #expect(client.move("Blob", from: 1, to: 2) == "Blob from 1 to 2")
    #expect(client.isEnabled("search"))
  }

  @Test("The initializer takes every endpoint")
  func initializer() throws {
    let client = Small(load: { [$0] }, name: "small", count: 1)
    #expect(try client.load(key: "a") == ["a"])
    #expect(client.name == "small")
    #expect(client.count == 1)
    #expect(Small(load: { [$0] }, name: "small").count == 5)
  }

  @Test("Methods are named as one likes, so that endpoints overload one another")
  func methodNames() {
    var client = Renamed()
    client.fetchByID = { "ID \($0)" }
    client.fetchByName = { "name \($0)" }
    #expect(client.fetch(id: 1) == "ID 1")
    #expect(client.fetch(name: "Blob") == "name Blob")
    #expect(client.all().isEmpty)
  }

  @Test("Closures that take closures, or change what they are given, are endpoints, too")
  func unusualParameters() {
    let issues = IssueRecorder.issues {
      var number = 1
      Unusual().change(&number)
      #expect(number == 1)
      #expect(throws: UnimplementedFailure.self) { try Unusual().changeOrThrow(&number) }
      #expect(Unusual().changed(value: &number) == 2)
      #expect(number == 2)
      Unusual().perform(work: { 1 })
      #expect(Unusual().optional() == nil)
    }
    #expect(issues.count == 5)
  }

  @Test("What is marked as ignored, private or constant is left alone")
  func ignored() {
    let client = Ignoring(ignored: { 1 }, constant: { 2 })
    let issues = IssueRecorder.issues { #expect(client.ignored() + client.constant() + client.fixed() == 6) }
    #expect(issues == [])
  }

  @Test("D03: one endpoint is overridden for a test, and the others stay unimplemented")
  func override() async throws {
    try await withDependencies {
      $0.client.fetchUser = { "User \($0)" }
    } operation: {
      @Dependency(\.client) var client
      let user = try await client.fetchUser(id: 1)
      #expect(user == "User 1")
      let issues = IssueRecorder.issues { client.log("") }
      #expect(issues.count == 1)
    }
  }
}

private let calls: [(name: String, line: UInt, call: @Sendable (Client) async throws -> Void)] = [
  (
    "fetchUser", 0, { client in await #expect(throws: UnimplementedFailure.self) { try await client.fetchUser(id: 1) } }
  ),
  ("save", 1, { client in await #expect(throws: UnimplementedFailure.self) { try await client.save("Blob") } }),
  ("log", 2, { $0.log("added") }),
  ("isEnabled", 3, { #expect($0.isEnabled("search") == false) }),
  ("move", 4, { #expect($0.move("Blob", from: 1, to: 2) == "Blob") }),
  ("refresh", 5, { await $0.refresh() }),
  ("show", 6, { await $0.show(text: "hello") }),
]

// MARK: - Fixtures

@DependencyClient
struct Client: Sendable {
  static let firstLine: UInt = #line + 1
  var fetchUser: @Sendable (_ id: Int) async throws -> String
  var save: @Sendable (String) async throws -> Void
  var log: @Sendable (String) -> Void
  var isEnabled: @Sendable (String) -> Bool = { _ in false }
  var move: @Sendable (String, _ from: Int, _ to: Int) -> String = { name, _, _ in name }
  var refresh: @Sendable () async -> Void = {}
  var show: @MainActor @Sendable (_ text: String) -> Void
}

extension Client: TestDependencyKey {
  static let testValue = Client()
}

extension DependencyValues {
  fileprivate var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}

/// A client that other modules see.
@DependencyClient
public struct Small {
  /// Loads what a key leads to.
  public var load: (_ key: String) throws -> [String]
  let name: String
  var count = 5
  let version = 1
}

@DependencyClient
private struct Renamed {
  @DependencyEndpoint(method: "fetch")
  var fetchByID: (_ id: Int) -> String = { _ in "" }
  @DependencyEndpoint(method: "fetch")
  var fetchByName: (_ name: String) -> String = { _ in "" }
  @DependencyEndpoint(method: "all")
  var fetchAll: () -> [String] = unimplementedList
}

private let unimplementedList: @Sendable () -> [String] = { [] }

@DependencyClient
private struct Unusual {
  var change: (inout Int) -> Void
  var changeOrThrow: (inout Int) throws -> Int
  var changed: (_ value: inout Int) -> Int = { value in
    value += 1
    return value
  }
  var perform: (_ work: @escaping () -> Int) -> Void
  var optional: () -> Int?
}

@DependencyClient
private struct Ignoring {
  @DependencyEndpointIgnored
  var ignored: () -> Int
  let constant: () -> Int
  let fixed: () -> Int = { 3 }
  private var hidden: () -> Int = { 4 }
}
