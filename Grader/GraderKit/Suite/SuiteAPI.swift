/// What the grader knows of the API that hidden suites use: which names assert, and which module each name comes from.
///
/// A chapter that brings a new name adds a line. A name with a `kind` is an assertion; without, it is only qualified.
enum SuiteAPI {
  /// A name, its module, and what it asserts.
  struct Entry: Equatable, Sendable {
    var name: String
    /// The module that the copy names it by; `nil` for what the exercise itself declares.
    var module: String?
    var kind: AssertionKind?

    init(_ name: String, _ module: String?, _ kind: AssertionKind? = nil) {
      self.name = name
      self.module = module
      self.kind = kind
    }
  }

  /// What a base must be for its members to count.
  enum Owner: Equatable, Sendable {
    case testStore
    case task
  }

  static let macros = table([
    Entry("expect", testing, .expect),
    Entry("require", testing, .require),
  ])

  static let functions = table([
    Entry("expectNoDifference", "CustomDump", .expectNoDifference),
    Entry("confirmation", testing, .confirmation),
    Entry("withKnownIssue", testing),
    Entry("waitFor", nil, .waitFor),
  ])

  static let attributes = table([
    Entry("Test", testing),
    Entry("Suite", testing),
  ])

  static let types = table([
    Entry("Issue", testing),
    Entry("TestStore", architecture),
    Entry("TestStoreOf", architecture),
    Entry("TestStoreTask", architecture),
    Entry("Store", architecture),
    Entry("StoreOf", architecture),
  ])

  static let storeMembers = table([
    Entry("send", architecture, .send),
    Entry("receive", architecture, .receive),
    Entry("finish", architecture, .finish),
    Entry("assert", architecture, .assert),
    Entry("skipReceivedActions", architecture, .skip),
    Entry("skipInFlightEffects", architecture, .skip),
    Entry("state", architecture),
    Entry("exhaustivity", architecture),
    Entry("withExhaustivity", architecture),
    Entry("timeout", architecture),
    Entry("dependencies", architecture),
    Entry("isDismissed", architecture),
  ])

  static let taskMembers = table([
    Entry("finish", architecture, .finish),
    Entry("cancel", architecture),
    Entry("isCancelled", architecture),
  ])

  /// The types whose members assert.
  static let owners: [String: Owner] = ["TestStore": .testStore, "TestStoreOf": .testStore, "TestStoreTask": .task]

  /// A member of what a base is known to be.
  static func member(_ name: String, of owner: Owner) -> Entry? {
    switch owner {
    case .testStore: storeMembers[name]
    case .task: taskMembers[name]
    }
  }

  /// Whether a member of this name may be an assertion, whatever its base.
  static func isAssertionMember(_ name: String) -> Bool {
    storeMembers[name]?.kind != nil || taskMembers[name]?.kind != nil
  }

  /// Takes the module selectors out of a text that quotes the copy, as the messages of `#expect` do.
  static func withoutSelectors(_ text: String) -> String {
    modules.reduce(text) { text, module in text.replacing("\(module)::", with: "") }
  }

  private static let testing = "Testing"
  private static let architecture = "ComposableArchitecture"

  private static let modules = Set(
    [macros, functions, attributes, types, storeMembers, taskMembers].flatMap(\.values).compactMap(\.module)
  ).sorted()

  private static func table(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
  }
}
