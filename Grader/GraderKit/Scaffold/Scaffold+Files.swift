extension Scaffold {
  /// The files of an exercise: a feature, with a test and versions of it.
  static func files(
    _ id: ExerciseID,
    _ kind: Exercise.Kind,
    begun beginning: Beginning
  ) throws(GraderFault) -> [String: String] {
    let name = id.exercise
    let suite = "Tests/Chapters/\(id.path)"
    let isFeature = kind == .feature
    let feature = try beginning.text(of: "NAME.swift", named: name)
    let tests = try beginning.text(of: "NAMETests.swift", named: name)
    let edited = isFeature ? "NAME.swift" : "NAMETests.swift"
    var learners = [
      edited.replacing("NAME", with: name): try beginning.text(of: "Stub/\(edited)", named: name)
    ]
    if !isFeature { learners["\(name).swift"] = feature }
    var files = ["Solutions/\(id.path)/\(name).swift": feature]
    files["\(isFeature ? suite : "Solutions/\(id.path)")/\(name)Tests.swift"] = tests
    for (file, text) in learners {
      for place in ["Chapters/\(id.path)", "\(suite)/Stub"] { files["\(place)/\(file)"] = text }
    }
    for variant in beginning.variants where !isFeature || variant.hasSuffix(".fault") {
      // What learners are asked about faults of their tests, nobody is asked about those of a feature, and the other way about.
      let needless = isFeature ? "question." : "fails:"
      files["\(suite)/\(variant)"] = try beginning.text(of: variant, named: name)
        .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(needless) }
        .joined(separator: "\n")
    }
    return files
  }

  /// The files of a chapter that is new.
  static func lesson(_ id: ExerciseID) -> [String: String] {
    let title = id.chapter.dropFirst(3)
    return [
      "Chapters/\(id.chapter)/README.md": "# \(Int(id.chapter.prefix(2)) ?? 0) · \(title)\n",
      "Chapters/\(id.chapter)/README.ko.md": "# \(Int(id.chapter.prefix(2)) ?? 0) · \(title)\n",
      "Chapters/\(id.chapter)/chapter.json": """
      {
        "id": "\(id.chapter)",
        "title": { "en": "\(title)", "ko": "\(title)" },
        "exercises": []
      }

      """,
    ]
  }
}
