import Testing

@testable import GraderKit

@Suite("The phrases")
struct PhrasesTests {
  @Test("Each reads as it should, in both languages", arguments: PhraseSample.all.indices)
  func wording(_ index: Int) {
    let sample = PhraseSample.all[index]
    #expect(Phrases(.english)[sample.phrase] == sample.english)
    #expect(Phrases(.korean)[sample.phrase] == sample.korean)
  }

  @Test("Each says something that can be printed, and no other says the same", arguments: Language.allCases)
  func distinct(_ language: Language) {
    let texts = PhraseSample.all.map { Phrases(language)[$0.phrase] }
    #expect(!texts.contains(""))
    #expect(texts == texts.map(Printable.text))
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "Korean is written in Hangul, and its sentences are polite in the friendly way",
    arguments: PhraseSample.all.indices
  )
  func korean(_ index: Int) {
    let phrase = PhraseSample.all[index].phrase
    let text = Phrases(.korean)[phrase]
    switch phrase.form {
    case .other: #expect(text == Phrases(.english)[phrase])
    case .words: #expect(text.contains(/[가-힣]/))
    case .sentences:
      // A colon ends a sentence or a label; a sentence there must be, and every other end is one's.
      let ends = text.matches(of: /([가-힣]+)([.?!…:])(\s|$)/)
      #expect(ends.contains { $0.1.hasSuffix("요") }, "\(text)")
      for end in ends where end.2 != ":" { #expect(end.1.hasSuffix("요"), "\(text)") }
    }
  }
}
