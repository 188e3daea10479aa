import SwiftParser
import SwiftSyntax
import Testing

@testable import GraderKit

@Suite("The plan of the workspace")
struct WorkspacePlanTests {
  @Test("Its manifest has a module and a suite for each exercise, whatever is built of them")
  func manifest() {
    let plan = WorkspacePlan(
      modules: [
        .init(id: SampleCourse.counter, name: "CounterExercise", suiteName: "CounterSuite", content: .empty),
        .init(
          id: SampleCourse.lamp,
          name: "Lamp",
          otherNames: ["LampLive"],
          suiteName: "LampSuite",
          imports: ["Clocks", "Publishing"],
          processes: ["LampApp", .init(name: "DarkApp", modules: ["Lamp"])],
          content: .kept(if: [:])
        ),
        .init(
          id: SampleCourse.timer,
          name: "TimerExercise",
          suiteName: "TimerSuite",
          isManifest: true,
          content: .empty
        ),
      ],
      everywhere: ["ComposableArchitecture", "CustomDump"],
      toolchain: .sample
    )
    #expect(
      plan.manifest(library: "/kit") == """
        // swift-tools-version: 6.3
        // Written by the grader; safe to delete with the folder that it lies in.

        import PackageDescription

        func products(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Workbook") } }
        let library: [Target.Dependency] = products("ComposableArchitecture", "CustomDump")
        let processes: [Target.Dependency] = products("SecondProcesses")

        // Exercises that are manifests are built as SwiftPM builds manifests, against the library that these run on.
        let manifestAPI = "/opt/swift/usr/lib/swift/pm/ManifestAPI"
        let manifests: [SwiftSetting] = [.unsafeFlags(["-I", manifestAPI, "-package-description-version", "6.3"])]
        let isolation: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let manifestLibrary: [LinkerSetting] = [
          .unsafeFlags(["-L", manifestAPI, "-lPackageDescription", "-Xlinker", "-rpath", "-Xlinker", manifestAPI])
        ]

        let package = Package(
          name: "Workspace",
          platforms: [.macOS(.v26)],
          dependencies: [.package(name: "Workbook", path: "/kit")],
          targets: [
          .target(name: "CounterExercise", dependencies: library),
          .testTarget(name: "CounterSuite", dependencies: ["CounterExercise"] + library),
          .target(name: "Lamp", dependencies: library + products("Clocks", "Publishing")),
          .target(name: "LampLive", dependencies: ["Lamp"] + library + products("Clocks", "Publishing")),
          .testTarget(name: "LampSuite", dependencies: ["Lamp"] + library + products("Clocks", "Publishing") + processes),
          .executableTarget(name: "LampApp", dependencies: ["Lamp", "LampLive"] + library + products("Clocks", "Publishing")),
          .executableTarget(name: "DarkApp", dependencies: ["Lamp"] + library + products("Clocks", "Publishing")),
          .target(name: "TimerExercise", dependencies: library, swiftSettings: manifests + isolation, linkerSettings: manifestLibrary),
          .testTarget(name: "TimerSuite", dependencies: ["TimerExercise"] + library, swiftSettings: manifests),
          ]
        )

        """
    )
  }

  @Test("A lesson's samples are linked with what its chapter's exercises import")
  func lesson() {
    let lesson = Lesson(markdown: "")
    let plan = WorkspacePlan(
      modules: [],
      lessons: [LessonModule(name: "Lesson06", lesson: lesson, imports: ["Publishing"])],
      toolchain: .sample
    )
    let line = #".testTarget(name: "Lesson06", dependencies: library + products("Publishing")),"#
    #expect(plan.manifest(library: "/kit").contains(line))
  }

  @Test("A course whose exercises share no library names none")
  func noLibrary() {
    let manifest = WorkspacePlan(modules: [], toolchain: .sample).manifest(library: "/kit")
    #expect(manifest.contains("let library: [Target.Dependency] = products()\n"))
  }

  @Test("A path stands in the manifest as it is, whatever characters it has", arguments: paths)
  func path(_ path: String) {
    let manifest = Parser.parse(source: WorkspacePlan(modules: [], toolchain: .sample).manifest(library: path))
    let finder = PathFinder(viewMode: .sourceAccurate)
    finder.walk(manifest)
    #expect(!manifest.hasError)
    #expect(finder.paths == [path])
  }
}

private let paths = [
  "/kit", "/my kit", #"/the "best" kit"#, #"/back\slash"#, #"/ends in\"#, #"/\(version)"#, #"/"""triple"""#,
  "/#\"raw\"#", "/키트/e\u{301}", "/tab\tand\nline\r\u{7}\u{7F}", "/👩‍🚀",
]

/// Finds the value of the argument `path:`.
private final class PathFinder: SyntaxVisitor {
  var paths: [String?] = []

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "path" {
      paths.append(node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue)
    }
    return .visitChildren
  }
}
