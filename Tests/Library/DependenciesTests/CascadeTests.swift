import Dependencies
import Testing

@Suite("Which value a dependency has in which context")
struct CascadeTests {
  /// What is declared, and what comes of it live, in previews and in tests.
  ///
  /// A `!` marks a value that is complained about.
  static let rules: [(declared: String, read: @Sendable () -> String, live: String, preview: String, test: String)] = [
    ("live", read(Live<Words>.self), "live", "live", "live!"),
    ("live, preview", read(LivePreview<Words>.self), "live", "preview", "preview"),
    ("live, test", read(LiveTest<Words>.self), "live", "live", "test"),
    ("live, preview, test", read(LivePreviewTest<Words>.self), "live", "preview", "test"),
    ("preview", read(Preview<Words>.self), "preview!", "preview", "preview"),
    ("test", read(TestOnly<Words>.self), "test!", "test", "test"),
    ("preview, test", read(PreviewTest<Words>.self), "test!", "preview", "test"),
  ]

  @Test("D07: each mix of declared values cascades from test to preview to live", arguments: rules.indices)
  func cascade(row: Int) {
    let rule = Self.rules[row]
    #expect(value(rule.read, in: .live) == rule.live)
    #expect(value(rule.read, in: .preview) == rule.preview)
    #expect(value(rule.read, in: .test) == rule.test)
  }

  @Test("D07: a key with neither value ends the program with a message instead of recursing for ever")
  func neitherValue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Nothing.testValue
    }
    let message = """
      'Nothing' conforms to 'TestDependencyKey' and declares neither 'testValue' nor 'previewValue'. Each stands in for \
      the other, so there is nothing to use. Declare 'static let testValue' in 'Nothing', or make it a 'DependencyKey' \
      with a 'liveValue'.
      """
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(message) } == true)
  }

  @Test("D07: the same holds for a key that asks for its own value in a circle")
  func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Circle.previewValue
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("'Circle' conforms to") } == true
    )
  }

  @Test("D06: a live value that is added later stands in where the interface declares nothing")
  func liveValueAddedLater() {
    #expect(value(read(LiveAddedLater.self), in: .live) == "live")
    #expect(value(read(LiveAddedLater.self), in: .test) == "live!")
  }

  @Test("D03: a test value that says it is the live one is no slip")
  func testValueIsLiveValue() {
    #expect(value(read(Declared.self), in: .test) == "live")
  }

  @Test(
    "B5: a value that is nil is a value",
    arguments: [
      DependencyContext.live: [nil, nil, nil, nil, 2, 3, 3],
      .preview: [nil, 2, nil, 2, 2, 3, 2],
      .test: [nil, 2, 3, 3, 2, 3, 3],
    ]
  )
  func nilWhenLive(context: DependencyContext, expected: [Int?]) {
    #expect(values(of: NilWhenLive.self, in: context) == expected)
  }

  @Test(
    "B5: a value that is nil in previews and tests does not fall through to the next",
    arguments: [
      DependencyContext.live: [1, 1, 1, 1, nil, nil, nil],
      .preview: [1, nil, 1, nil, nil, nil, nil],
      .test: [1, nil, nil, nil, nil, nil, nil],
    ]
  )
  func nilUnlessLive(context: DependencyContext, expected: [Int?]) {
    #expect(values(of: NilUnlessLive.self, in: context) == expected)
  }

  @Test(
    "B5: numbers and closures cascade alike",
    arguments: [
      DependencyContext.live: [1, 1, 1, 1, 2, 3, 3],
      .preview: [1, 2, 1, 2, 2, 3, 2],
      .test: [1, 2, 3, 3, 2, 3, 3],
    ]
  )
  func numbersAndClosures(context: DependencyContext, expected: [Int]) {
    #expect(values(of: Numbers.self, in: context) == expected)
    #expect(values(of: Closures.self, in: context).map { $0() } == expected)
  }

  @Test("B5: an empty value is a value, too", arguments: DependencyContext.allCases)
  func nothings(context: DependencyContext) {
    #expect(values(of: Nothings.self, in: context).count == 7)
  }

  @Test("B5: nil overrides a value, and a value overrides nil")
  func overridesWithNil() {
    withDependencies {
      $0[TestOnly<Words>.self] = "override"
      $0[LivePreviewTest<NilWhenLive>.self] = nil
      $0[LivePreviewTest<NilUnlessLive>.self] = 5
    } operation: {
      @Dependency(LivePreviewTest<NilWhenLive>.self) var isNil
      @Dependency(LivePreviewTest<NilUnlessLive>.self) var isFive
      #expect(isNil == nil)
      #expect(isFive == 5)
    }
  }
}

/// Reads a dependency; `!` marks that it is complained about.
private func read<Key: TestDependencyKey<String>>(_ key: Key.Type) -> @Sendable () -> String {
  {
    var value = ""
    let issues = IssueRecorder.issues {
      @Dependency(key) var dependency
      value = dependency
    }
    return value + issues.map { _ in "!" }.joined()
  }
}

private func value(_ read: () -> String, in context: DependencyContext) -> String {
  withDependencies {
    $0.context = context
  } operation: {
    read()
  }
}

/// Reads the values of all seven mixes, in the order of the table.
private func values<S: Samples>(of samples: S.Type, in context: DependencyContext) -> [S.Value] {
  var values: [S.Value] = []
  _ = IssueRecorder.issues {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(Live<S>.self) var live
      @Dependency(LivePreview<S>.self) var livePreview
      @Dependency(LiveTest<S>.self) var liveTest
      @Dependency(LivePreviewTest<S>.self) var livePreviewTest
      @Dependency(Preview<S>.self) var preview
      @Dependency(TestOnly<S>.self) var test
      @Dependency(PreviewTest<S>.self) var previewTest
      values = [live, livePreview, liveTest, livePreviewTest, preview, test, previewTest]
    }
  }
  return values
}

// MARK: - Fixtures

private protocol Samples {
  associatedtype Value: Sendable
  static var live: Value { get }
  static var preview: Value { get }
  static var test: Value { get }
}

private enum Words: Samples {
  static let live = "live"
  static let preview = "preview"
  static let test = "test"
}

private enum Numbers: Samples {
  static let live = 1
  static let preview = 2
  static let test = 3
}

private enum Closures: Samples {
  static let live: @Sendable () -> Int = { 1 }
  static let preview: @Sendable () -> Int = { 2 }
  static let test: @Sendable () -> Int = { 3 }
}

private enum NilWhenLive: Samples {
  static let live: Int? = nil
  static let preview: Int? = 2
  static let test: Int? = 3
}

private enum NilUnlessLive: Samples {
  static let live: Int? = 1
  static let preview: Int? = nil
  static let test: Int? = nil
}

private enum Nothings: Samples {
  static let live: Void = ()
  static let preview: Void = ()
  static let test: Void = ()
}

private enum Live<S: Samples>: DependencyKey {
  static var liveValue: S.Value { S.live }
}

private enum LivePreview<S: Samples>: DependencyKey {
  static var liveValue: S.Value { S.live }
  static var previewValue: S.Value { S.preview }
}

private enum LiveTest<S: Samples>: DependencyKey {
  static var liveValue: S.Value { S.live }
  static var testValue: S.Value { S.test }
}

private enum LivePreviewTest<S: Samples>: DependencyKey {
  static var liveValue: S.Value { S.live }
  static var previewValue: S.Value { S.preview }
  static var testValue: S.Value { S.test }
}

private enum Preview<S: Samples>: TestDependencyKey {
  static var previewValue: S.Value { S.preview }
}

private enum TestOnly<S: Samples>: TestDependencyKey {
  static var testValue: S.Value { S.test }
}

private enum PreviewTest<S: Samples>: TestDependencyKey {
  static var previewValue: S.Value { S.preview }
  static var testValue: S.Value { S.test }
}

private enum Nothing: TestDependencyKey {
  typealias Value = Int
}

private enum Circle: TestDependencyKey {
  static var previewValue: Int { testValue }
}

private enum LiveAddedLater: TestDependencyKey {
  typealias Value = String
}

extension LiveAddedLater: DependencyKey {
  static var liveValue: String { "live" }
}

private enum Declared: DependencyKey {
  static let liveValue = "live"
  static let testValue = liveValue
}
