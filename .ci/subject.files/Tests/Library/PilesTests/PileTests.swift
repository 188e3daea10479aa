import Piles
import Testing

struct PileTests {
  @Test("What was put on it last is taken first")
  func order() {
    var pile = Pile<Int>()
    pile.put(1)
    pile.put(2)
    #expect(pile.height == 2)
    #expect(pile.take() == 2)
    #expect(pile.take() == 1)
    #expect(pile.take() == nil)
  }
}
