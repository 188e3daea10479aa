import Testing

@testable import GraderKit

@Suite("The forms that have to fail")
struct GradingFormsTests {
  @Test("There is a test for each form that the suite uses, and it can be taken apart like the suite")
  func forms() throws {
    let kinds: Set<AssertionKind> = [.send, .receive, .finish, .require, .confirmation, .expect]
    let source = try #require(GradingForms.source(for: kinds, imports: ["ComposableArchitecture", "LampExercise"]))
    let file = try SuiteFile.read(name: GradingForms.fileName, source: source, module: "LampSuite")

    #expect(file.imports == ["ComposableArchitecture", "LampExercise", "Testing"])
    #expect(file.tests.map(GradingForms.name(of:)) == ["send", "receive", "finish", "require", "confirmation"])
    for test in file.tests {
      #expect(test.sites.contains { $0.kind.rawValue == GradingForms.name(of: test) })
      #expect(test.types == [GradingForms.typeName])
    }
  }

  @Test("A form that a suite does not use needs no test, nor one whose claims are altered")
  func unused() throws {
    #expect(GradingForms.source(for: [.expect, .expectNoDifference, .waitFor], imports: []) == nil)
    let source = try #require(GradingForms.source(for: [.require], imports: ["LampExercise"]))
    #expect(!source.contains("TestStore"))
    #expect(!source.contains("Reducer"))
  }
}
