import Testing

@testable import GraderKit

struct VariantErrorTests {
  @Test("Each says what is wrong, where, and what to do", arguments: Self.samples.indices)
  func wording(_ index: Int) {
    let (problem, text) = Self.samples[index]
    #expect(VariantError("a.fault", 3, problem).description == "a.fault:3: \(text)")
  }

  @Test("Without a line, the file alone is named")
  func noLine() {
    let error = VariantError("a.fault", nil, .noTitle)
    #expect(error.description == "a.fault: It has no 'title: …' that says what is different.")
  }

  private static let samples: [(VariantError.Problem, String)] = [
    (.unknownEnding, "A variant's file ends in '.fault' or '.refactoring'. Rename it, or take it away."),
    (.notAField, "Before the first '---' stand lines such as 'title: …'. Mend this line."),
    (.unknownField("x"), "There is no 'x'; a variant has 'title', 'question.en' and 'question.ko'."),
    (.noTitle, "It has no 'title: …' that says what is different."),
    (.noPassage, "It changes nothing. Write '---', lines of the solution, '+++', and what stands there instead."),
    (.questionInOneLanguage, "Its question must stand in both languages: 'question.en' and 'question.ko'."),
    (.passageWithoutReplacement, "No '+++' follows this '---'. Write it, even if nothing stands there instead."),
    (.replacementWithoutPassage, "This '+++' has no '---' of its own before it."),
    (.emptyPassage, "There is nothing between '---' and '+++'. Name the lines that are replaced."),
    (.unreadable("it is gone."), "It cannot be read: it is gone."),
    (.passageFound(times: 0), "The solution has no such lines. Copy them from there, with their indentation."),
    (
      .passageFound(times: 2),
      "The solution has these lines 2 times. Add lines around them until they are alone."
    ),
    (.passagesOverlap, "This passage overlaps another one of the variant. Make one passage of the two."),
    (.changesNothing, "It says what the solution says. Change something, or take it away."),
    (.sameAs("b.fault"), "It says what 'b.fault' says. Take one of the two away."),
    (.syntax(file: "A.swift", "expected '}'"), "With it, A.swift is not Swift: expected '}'."),
    (
      .differsOutsideBody("init(n: Int)"),
      "It changes 'init(n: Int)' outside of a body or of a property's first value, but all variants share one build. "
        + "Keep the declaration as it is, and change what stands in its body."
    ),
    (
      .removes("func f()"),
      "It takes 'func f()' away, which others may use. Leave the declaration in, and change what stands in its body."
    ),
    (
      .addsStorage("var b"),
      "It adds 'var b', but all variants share their types. Add functions or computed properties only."
    ),
    (
      .addsAnother("func g()", than: "b.fault"),
      "It adds 'func g()', and 'b.fault' adds another by that name. Rename one of the two."
    ),
  ]
}
