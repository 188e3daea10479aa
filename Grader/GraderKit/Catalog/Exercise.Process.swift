extension Exercise {
  /// A program of the authors that an exercise's hidden suite starts as a second process.
  ///
  /// In `chapter.json` its name alone, or an object with the modules that it is linked with.
  package struct Process: Equatable, Sendable, Codable, ExpressibleByStringLiteral {
    /// The name of the program and of the folder of its source.
    package var name: String
    /// The learner's modules that it is linked with; all of them where none are named.
    package var modules: [String]?

    package init(name: String, modules: [String]? = nil) {
      self.name = name
      self.modules = modules
    }

    package init(stringLiteral name: String) {
      self.init(name: name)
    }

    package init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.init(name: name)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        name: try container.decode(String.self, forKey: .name),
        modules: try container.decode([String].self, forKey: .modules)
      )
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case modules
    }
  }
}
