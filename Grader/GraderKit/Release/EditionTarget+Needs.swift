extension EditionTarget {
  /// What has to be set where learners' work lies, and the file that says so.
  struct Needs: Equatable, Sendable {
    var settings: [String]
    var file: String
  }

  /// What is needed; nothing for a service that has the kit.
  var needs: Needs? {
    switch self {
    case .github: Needs(settings: ["WORKBOOK_KIT", "WORKBOOK_KIT_TOKEN"], file: ".github/workflows/grade.yml")
    case .gitlab: Needs(settings: ["WORKBOOK_KIT"], file: ".gitlab-ci.yml")
    case .gradescope: nil
    }
  }
}
