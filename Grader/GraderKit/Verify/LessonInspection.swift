import Foundation

/// Runs the samples of lessons, and says where a lesson is wrong about them.
struct LessonInspection {
  /// Whose workspace the samples are built in, and by whose limits they run.
  let grading: Grading

  /// What does not hold in one chapter's lesson.
  ///
  /// - Throws: ``GraderFault`` where the samples could not be tried.
  func findings(_ chapter: Chapter) throws -> [Finding] {
    var problems: [Finding.Problem] = []
    var lessons: [(file: String, lesson: Lesson)] = []
    for language in Language.allCases {
      let file = "Chapters/\(chapter.id)/\(Self.fileName(language))"
      guard let text = try? SourceText(reading: grading.kit.root.appending(path: file)).text else { continue }
      let lesson = Lesson(markdown: text)
      problems += lesson.problems.map { .lessonUnreadable(file: file, line: $0.line, $0.kind) }
      lessons.append((file, lesson))
    }
    problems += Self.differences(lessons)
    if let first = lessons.first?.lesson, !first.samples.isEmpty { problems += try run(first, chapter) }
    return problems.map { Finding(chapter.number, $0) }
  }

  /// The lesson's file in a language.
  static func fileName(_ language: Language) -> String {
    language == .english ? "README.md" : "README.\(language.rawValue).md"
  }

  /// Where the languages of a lesson do not agree: samples are code, which all of them share, and so is the course of it.
  ///
  /// - Parameter lessons: The lesson's files, that of the language that the others are compared with first.
  /// - Returns: What is not the same.
  static func differences(_ lessons: [(file: String, lesson: Lesson)]) -> [Finding.Problem] {
    guard let (file, first) = lessons.first else { return [] }
    return lessons.dropFirst().flatMap { otherFile, other in
      let unequal = first.samples.filter { sample in other.samples.contains { $0.name == sample.name && $0 != sample } }
      let parting = other.partsFrom(first).map { line, otherLine in
        Finding.Problem.lessonsOutOfStep(file: otherFile, line: line, other: file, otherLine: otherLine)
      }
      return unequal.map { .lessonsDiffer(sample: $0.name) } + (parting.map { [$0] } ?? [])
    }
  }

  /// The line of the generated file as an author finds it.
  private static func line(_ number: Int, of module: LessonModule) -> String {
    let lines = module.source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? "'\(lines[number - 1].trimmingPrefix { $0 == " " })'" : "\(number)"
  }

  private func run(_ lesson: Lesson, _ chapter: Chapter) throws -> [Finding.Problem] {
    let imports = Set(chapter.exercises.flatMap(\.linkedImports)).sorted()
    let everywhere = grading.catalog.everywhere
    let module = LessonModule(
      name: "Lesson\(chapter.number)",
      lesson: lesson,
      everywhere: everywhere,
      imports: imports
    )
    let workspace = grading.workspace
    return try workspace.exclusively(waiting: {}) {
      let modules = grading.catalog.exercises.filter(\.exercise.hasEngine).map { chapter, exercise in
        WorkspacePlan.Module(ExerciseID(chapter: chapter.id, exercise: exercise.id), exercise, .empty)
      }
      let toolchain = try Toolchain.current()
      try workspace.write(
        WorkspacePlan(modules: modules, everywhere: everywhere, lessons: [module], toolchain: toolchain)
      )
      let builder = grading.builder
      let build = try builder.run()
      guard build.ending == .exited(0) else {
        let own = builder.messages.all(about: module.name).filter { $0.severity == .error }
        guard !own.isEmpty else { throw builder.fault(of: build) }
        return [.samplesDoNotCompile(own.prefix(10).map { "\(Self.line($0.line, of: module)): \($0.message)" })]
      }
      let bundle = try grading.bundle(grading.conditions(toolchain))
      let (alone, others) = (module.filters(lesson, alone: true), module.filters(lesson, alone: false))
      let traces = try bundle.run(filters: others.map(\.filter))
      let problems = LessonCheck.problems(lesson, module, events: TestEvents(traces.events))
      return try problems
        + alone.flatMap { sample, filter in
          let traces = try bundle.run(filters: [filter])
          return sample.outcome == .leaks
            ? LessonCheck.problems(leaking: sample, module, events: TestEvents(traces.events))
            : LessonCheck.problems(crashing: sample, ending: traces.ending, output: traces.output)
        }
    }
  }
}
