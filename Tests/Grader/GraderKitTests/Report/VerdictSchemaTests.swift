import Foundation
import Testing

@testable import GraderKit

@Suite("The schema of the verdict's JSON")
struct VerdictSchemaTests {
  @Test("Names every value that the code can write, and no other", arguments: enumerations)
  func values(_ enumeration: Enumeration) throws {
    let schema = try Schema.read()
    #expect(schema.definitions[enumeration.name]?.values?.sorted() == enumeration.values.sorted())
  }

  @Test("Has no other enumeration")
  func complete() throws {
    let schema = try Schema.read()
    #expect(schema.definitions.filter { $0.value.values != nil }.keys.sorted() == enumerations.map(\.name).sorted())
  }

  @Test("Is strict: no object takes a name that it does not know")
  func strict() throws {
    let schema = try Schema.read()
    let objects = schema.definitions.filter { $0.value.properties != nil }
    #expect(objects.count == 10)
    for (name, object) in objects { #expect(object.takesMore == false, "\(name)") }
  }

  @Test("Knows every name of the document's parts", arguments: parts)
  func names(_ part: Part) throws {
    let properties = try Schema.read().definitions[part.name]?.properties
    #expect(properties?.keys.sorted() == part.names.sorted())
  }

  struct Enumeration: Sendable, CustomTestStringConvertible {
    var name: String
    var values: [String]
    var testDescription: String { name }

    init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }

    init<Value: CaseIterable & RawRepresentable<String>>(_ name: String, _: Value.Type) {
      self.init(name, Value.allCases.map(\.rawValue))
    }
  }

  struct Part: Sendable, CustomTestStringConvertible {
    var name: String
    var names: [String]
    var testDescription: String { name }

    init(_ name: String, _ value: some Sendable) {
      self.name = name
      names = Mirror(reflecting: value).children.compactMap(\.label)
    }
  }
}

private let enumerations: [VerdictSchemaTests.Enumeration] = [
  .init("language", Language.self),
  .init("isolation", Verdict.Isolation.self),
  .init("kind", Exercise.Kind.self),
  .init("exerciseStatus", ExerciseStatus.self),
  .init("exerciseCode", exerciseCodes),
  .init("severity", CompilerDiagnostic.Severity.self),
  .init("suspicionCode", Suspicion.Code.self),
  .init("doubtCode", doubtCodes),
  .init("testStatus", TestStatus.self),
  .init("testCode", TestVerdict.Code.self),
  .init("assertionStatus", AssertionStatus.self),
  .init("skippedKind", VerdictDocument.Skipped.Kind.self),
  .init("variantKind", VerdictDocument.Variant.Kind.self),
  .init("variantStatus", VerdictDocument.Variant.Status.self),
  .init("variantHow", VerdictDocument.Variant.How.self),
]

/// Every outcome's code; each outcome is told by a phrase, of which there are samples.
private let exerciseCodes: [String] = {
  let outcomes: [ExerciseVerdict.Outcome] =
    [
      .coming, .withheld, .missing(file: ""), .doesNotCompile, .compilerGaveUp(seconds: nil),
      .compilerGaveUp(seconds: 1),
      .doesNotFit([]), .refusedCode([]), .fault(.noKit),
    ] + SourceText.Refusal.allCases.map { .refused(file: "", reason: $0) }
  return Array(Set(outcomes.compactMap(\.code)))
}()

/// Every doubt's code: those of tests, and those of runs as the samples of phrases have them.
private let doubtCodes: [String] = {
  let runs = PhraseSample.all.compactMap { sample in
    if case .runDoubt(let doubt) = sample.phrase { doubt.code } else { nil }
  }
  return Array(Set(runs)) + Doubt.Code.allCases.map(\.rawValue)
}()

private let parts: [VerdictSchemaTests.Part] = {
  let document = VerdictDocument(SampleVerdict.verdict, language: .english)
  let chapter = document.chapters[0]
  let exercise = chapter.exercises[0]
  let test = exercise.tests[0]
  return [
    .init("counts", document.summary.tests),
    .init("chapter", chapter),
    .init("exercise", exercise),
    .init("diagnostic", chapter.exercises[2].diagnostics[0]),
    .init("suspicion", VerdictDocument.Suspicion(file: "", line: 1, code: .process, text: "")),
    .init("doubt", VerdictDocument.DoubtDocument(code: "", text: "")),
    .init("test", test),
    .init("assertion", test.assertions[0]),
    .init("skipped", VerdictDocument.Skipped(kind: .change, line: 1, text: "")),
    .init("variant", VerdictDocument.Variant(id: "", kind: .fault, status: .caught, caughtBy: [])),
  ]
}()

/// The schema, as far as these tests look into it.
private struct Schema: Decodable {
  var definitions: [String: Definition]

  enum CodingKeys: String, CodingKey {
    case definitions = "$defs"
  }

  struct Definition: Decodable {
    var values: [String]?
    var properties: [String: Ignored]?
    var takesMore: Bool?

    enum CodingKeys: String, CodingKey {
      case values = "enum"
      case properties
      case takesMore = "additionalProperties"
    }
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  static func read() throws -> Schema {
    let file = FixtureKit.realKit.root.appending(path: "Grader/verdict.schema.json")
    return try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
  }
}
