import BracketsExercise
import Testing

struct BracketsTests {
  @Test("Each pair within another is one deeper")
  func nested() {
    #expect(Brackets.depth(of: "(a)") == 1)
    #expect(Brackets.depth(of: "f(g(x), h(y))") == 2)
    #expect(Brackets.depth(of: "a[b[c[0]]]") == 3)
  }

  @Test("The deepest place counts, wherever it is")
  func deepest() {
    #expect(Brackets.depth(of: "((a))(b)") == 2)
    #expect(Brackets.depth(of: "(a)((b))") == 2)
    #expect(Brackets.depth(of: "(a)[b](c)") == 1)
  }

  @Test("One that was never closed, or never opened, has no match")
  func unmatched() {
    #expect(Brackets.depth(of: "(a") == nil)
    #expect(Brackets.depth(of: "a]") == nil)
    #expect(Brackets.depth(of: "a)(b") == nil)
  }

  @Test("Each closes its own kind")
  func kinds() {
    #expect(Brackets.depth(of: "(a]") == nil)
    #expect(Brackets.depth(of: "[a)") == nil)
    #expect(Brackets.depth(of: "([a)]") == nil)
  }
}
