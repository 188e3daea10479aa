/// A language that lessons, hints and reports exist in.
package enum Language: String, CaseIterable, Sendable, Codable {
  case english = "en"
  case korean = "ko"

  /// The language that the environment asks for, by the rules of the C library: `LC_ALL` before `LC_MESSAGES` before `LANG`.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let code = locale?.prefix { $0.isLetter }
    self = code == "ko" ? .korean : .english
  }
}

/// A text that authors write once in each language.
package struct LocalizedText: Equatable, Sendable, Codable {
  package var en: String
  package var ko: String

  package init(en: String, ko: String) {
    self.en = en
    self.ko = ko
  }

  /// The text in one language.
  package subscript(_ language: Language) -> String {
    switch language {
    case .english: en
    case .korean: ko
    }
  }
}

/// Texts in an order, such as hints, that authors write once in each language.
package struct LocalizedList: Equatable, Sendable, Codable {
  package var en: [String]
  package var ko: [String]

  package init(en: [String], ko: [String]) {
    self.en = en
    self.ko = ko
  }

  /// The texts in one language.
  package subscript(_ language: Language) -> [String] {
    switch language {
    case .english: en
    case .korean: ko
    }
  }
}
