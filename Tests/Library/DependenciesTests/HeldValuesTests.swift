@_spi(Stores) import Dependencies
import Testing

@Suite("Dependencies that a store holds")
struct HeldValuesTests {
  @Test("T18: they are changed in mid-test, and what runs from then on sees the change")
  func changed() {
    var dependencies = DependencyValues.held { $0.client.name = { "first" } }
    let feature = dependencies.run { Feature() }
    #expect(dependencies.run { feature.client.name() } == "first")
    dependencies.client.name = { "second" }
    #expect(dependencies.run { feature.client.name() } == "second")
  }

  @Test("B4: to change a part of one is no use of it")
  func partOfLiveValue() {
    let issues = IssueRecorder.issues {
      var dependencies = DependencyValues.held { _ in }
      dependencies.client.name = { "changed" }
      dependencies.client.count = { 1 }
      dependencies.run {
        let feature = Feature()
        #expect(feature.client.name() == "changed")
        #expect(feature.client.count() == 1)
      }
    }
    #expect(issues == [])
  }

  @Test("What runs under them and uses a live value fails the test")
  func liveValue() {
    let issues = IssueRecorder.issues { _ = DependencyValues.held { _ in }.run { Feature().client } }
    #expect(issues.count == 1)
  }

  @Test("D10: tasks and closures that are started under them keep the values of their start")
  func tasks() async {
    var dependencies = DependencyValues.held { $0.client.name = { "first" } }
    let (task, escaped) = dependencies.run {
      (Task { Feature().client.name() }, withEscapedDependencies { $0 })
    }
    dependencies.client.name = { "second" }
    #expect(await task.value == "first")
    #expect(escaped.yield { Feature().client.name() } == "first")
    #expect(await dependencies.run { await Task { Feature().client.name() }.value } == "second")
  }

  @MainActor
  @Test("What waits under them stays on its actor: nobody comes in between")
  func isolation() async {
    let order = LockIsolated<[Int]>([])
    @MainActor func work() async { order.withValue { $0.append(1) } }
    let other = Task { @MainActor in order.withValue { $0.append(2) } }
    await DependencyValues.held { _ in }.run { await work() }
    order.withValue { $0.append(1) }
    await other.value
    #expect(order.value == [1, 1, 2])
  }
}

// MARK: - Fixtures

private struct Feature: Sendable {
  @Dependency(\.client) var client
}

private struct NameClient: DependencyKey {
  var name: @Sendable () -> String
  var count: @Sendable () -> Int

  static let liveValue = Self(name: { "live" }, count: { 0 })
}

extension DependencyValues {
  fileprivate var client: NameClient {
    get { self[NameClient.self] }
    set { self[NameClient.self] = newValue }
  }
}
