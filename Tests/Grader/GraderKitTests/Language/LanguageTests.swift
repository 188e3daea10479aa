import Testing

@testable import GraderKit

@Suite("The language")
struct LanguageTests {
  @Test("Is what the environment asks for", arguments: environments)
  func environment(_ environment: [String: String], _ language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test("Texts and lists have both")
  func texts() {
    let text = LocalizedText(en: "one", ko: "하나")
    let list = LocalizedList(en: ["one", "two"], ko: ["하나"])
    #expect(Language.allCases.map { text[$0] } == ["one", "하나"])
    #expect(Language.allCases.map { list[$0] } == [["one", "two"], ["하나"]])
    #expect(Language.allCases.map(\.rawValue) == ["en", "ko"])
  }
}

private let environments: [([String: String], Language)] = [
  ([:], .english),
  (["LANG": "C"], .english),
  (["LANG": "en_US.UTF-8"], .english),
  (["LANG": "de_DE.UTF-8"], .english),
  (["LANG": "ko_KR.UTF-8"], .korean),
  (["LANG": "ko"], .korean),
  (["LANG": "ko.UTF-8"], .korean),
  (["LANG": "ko_KR@euro"], .korean),
  // Konkani.
  (["LANG": "kok_IN.UTF-8"], .english),
  (["LC_ALL": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
  (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
  (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
  (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
  (["LANGUAGE": "ko", "LC_CTYPE": "ko_KR.UTF-8"], .english),
]
