// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

#if canImport(MachO)
  import MachO
#endif

// MARK: - Exercises

// One line for each exercise. `swift test` compares this table with the chapter.json files and prints the mend.
// The table is literal because manifests are cached by their text: a folder found while the manifest runs would go unseen.
let exercises: [Exercise] = [
  Exercise(chapter: "01-StateMutation", id: "Counter"),
  Exercise(chapter: "01-StateMutation", id: "StampCard"),
  Exercise(chapter: "01-StateMutation", id: "BagDrop"),
  Exercise(chapter: "01-StateMutation", id: "Turnstile", kind: .tests),
  Exercise(chapter: "01-StateMutation", id: "WaterMeter", kind: .tests),
  Exercise(chapter: "02-Effects", id: "Timer"),
  Exercise(chapter: "02-Effects", id: "ParcelLocker"),
  Exercise(chapter: "02-Effects", id: "BusBoard"),
  Exercise(chapter: "02-Effects", id: "ParkingMeter"),
  Exercise(chapter: "02-Effects", id: "RiceCooker", kind: .tests),
  Exercise(chapter: "03-NonExhaustiveTesting", id: "TabLogin"),
  Exercise(chapter: "03-NonExhaustiveTesting", id: "PrintQueue", kind: .tests),
  Exercise(chapter: "03-NonExhaustiveTesting", id: "LostAndFound"),
  Exercise(chapter: "03-NonExhaustiveTesting", id: "LoginJourney", kind: .tests),
  Exercise(chapter: "03-NonExhaustiveTesting", id: "KioskOrder", kind: .tests),
  Exercise(chapter: "04-Gotchas", id: "FerryKiosk", processes: ["FerryKioskApp"]),
  Exercise(chapter: "04-Gotchas", id: "TwoCopies", manifest: true),
  Exercise(chapter: "04-Gotchas", id: "NapAlarm", kind: .tests),
  Exercise(chapter: "05-Dependencies", id: "TideTable"),
  Exercise(chapter: "05-Dependencies", id: "WeatherVane", processes: ["WeatherVaneApp"]),
  Exercise(
    chapter: "05-Dependencies",
    id: "Announcements",
    modules: ["Announcements", "AnnouncementsLive"],
    processes: ["PlatformApp", "SilentPlatformApp"]
  ),
  Exercise(chapter: "05-Dependencies", id: "Doorbell"),
  Exercise(chapter: "05-Dependencies", id: "Consent", kind: .tests),
  Exercise(chapter: "06-ObservableState", id: "ImageFeed"),
  Exercise(chapter: "06-ObservableState", id: "PublisherWait", imports: ["Publishing"]),
  Exercise(chapter: "06-ObservableState", id: "ReturnedTask"),
  Exercise(chapter: "06-ObservableState", id: "StateStreamer"),
  Exercise(chapter: "06-ObservableState", id: "MarketStalls", kind: .tests),
  Exercise(chapter: "07-AsyncAssertions", id: "SignalStatus"),
  Exercise(chapter: "07-AsyncAssertions", id: "WaitFor"),
  Exercise(chapter: "07-AsyncAssertions", id: "ClockedWait", imports: ["Testing"]),
  Exercise(chapter: "07-AsyncAssertions", id: "PickupStatus", kind: .tests),
  Exercise(chapter: "08-ViewState", id: "TapCounter", imports: ["DeclarativeViews", "Publishing", "ViewInspector"]),
  Exercise(chapter: "08-ViewState", id: "Wrapper", imports: ["DeclarativeViews", "Publishing", "ViewInspector"]),
  Exercise(
    chapter: "08-ViewState",
    id: "SeatPicker",
    kind: .tests,
    imports: ["DeclarativeViews", "Publishing", "ViewInspector"]
  ),
  Exercise(chapter: "08-ViewState", id: "LaundryRoom", imports: ["DeclarativeViews", "Publishing", "ViewInspector"]),
]

// MARK: - Library

// The modules that every exercise, suite and lesson uses without saying so. The grader reads this line.
let everywhere = ["ComposableArchitecture", "CustomDump"]

let library: [Target] = [
  .target(name: "IssueReporting", path: "Chapters/Library/IssueReporting"),
  .target(
    name: "Clocks",
    dependencies: ["ConcurrencyExtras", "IssueReporting"],
    path: "Chapters/Library/Clocks"
  ),
  .target(name: "ConcurrencyExtras", path: "Chapters/Library/ConcurrencyExtras"),
  .target(name: "CustomDump", dependencies: ["IssueReporting"], path: "Chapters/Library/CustomDump"),
  .target(
    name: "IdentifiedCollections",
    dependencies: ["IssueReporting"],
    path: "Chapters/Library/IdentifiedCollections"
  ),
  .target(
    name: "CasePaths",
    dependencies: ["IssueReporting", "WorkbookMacros"],
    path: "Chapters/Library/CasePaths"
  ),
  .target(
    name: "Dependencies",
    dependencies: ["Clocks", "ConcurrencyExtras", "IssueReporting"],
    path: "Chapters/Library/Dependencies"
  ),
  .target(
    name: "DependenciesMacros",
    dependencies: ["Dependencies", "WorkbookMacros"],
    path: "Chapters/Library/DependenciesMacros"
  ),
  .target(
    name: "DependenciesTestSupport",
    dependencies: ["Dependencies"],
    path: "Chapters/Library/DependenciesTestSupport"
  ),
  .target(
    name: "ComposableArchitecture",
    dependencies: [
      "CasePaths", "CustomDump", "Dependencies", "DependenciesMacros", "IdentifiedCollections", "IssueReporting",
      "WorkbookMacros",
    ],
    path: "Chapters/Library/ComposableArchitecture"
  ),
  .target(name: "Publishing", path: "Chapters/Library/Publishing"),
  .target(
    name: "DeclarativeViews",
    dependencies: ["IssueReporting", "Publishing"],
    path: "Chapters/Library/DeclarativeViews"
  ),
  .target(
    name: "ViewInspector",
    dependencies: ["Clocks", "DeclarativeViews", "IssueReporting", "Publishing"],
    path: "Chapters/Library/ViewInspector"
  ),
  .target(name: "SecondProcesses", path: "Chapters/Library/SecondProcesses"),
  .macro(
    name: "WorkbookMacros",
    dependencies: ["WorkbookMacroImplementations"],
    path: "Chapters/Library/Macros/Plugin",
    swiftSettings: ToolchainSyntax.swiftSettings,
    linkerSettings: ToolchainSyntax.linkerSettings(["SwiftCompilerPluginMessageHandling"])
  ),
]

// A module of its own, and no product: a test that depended on the plugin itself would have SwiftPM build the whole
// library a second time, for the compiler's side.
let macroImplementations: [Target] = [
  .target(
    name: "WorkbookMacroImplementations",
    path: "Chapters/Library/Macros",
    exclude: ["Plugin"],
    swiftSettings: ToolchainSyntax.swiftSettings,
    linkerSettings: ToolchainSyntax.linkerSettings([
      "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
    ])
  )
]

let libraryTests: [Target] = [
  .target(name: "LibraryTestSupport", path: "Tests/Library/TestSupport"),
  .testTarget(
    name: "IssueReportingTests",
    dependencies: ["IssueReporting", "LibraryTestSupport"],
    path: "Tests/Library/IssueReportingTests"
  ),
  .testTarget(
    name: "ClocksTests",
    dependencies: ["Clocks", "ConcurrencyExtras"],
    path: "Tests/Library/ClocksTests"
  ),
  .testTarget(
    name: "ConcurrencyExtrasTests",
    dependencies: ["ConcurrencyExtras"],
    path: "Tests/Library/ConcurrencyExtrasTests"
  ),
  .testTarget(
    name: "CustomDumpTests",
    dependencies: ["CustomDump", "CustomDumpProbe", "LibraryTestSupport"],
    path: "Tests/Library/CustomDumpTests"
  ),
  .executableTarget(
    name: "CustomDumpProbe",
    dependencies: ["CustomDump"],
    path: "Tests/Library/CustomDumpProbe"
  ),
  .testTarget(
    name: "IdentifiedCollectionsTests",
    dependencies: ["CustomDump", "IdentifiedCollections"],
    path: "Tests/Library/IdentifiedCollectionsTests"
  ),
  .testTarget(name: "CasePathsTests", dependencies: ["CasePaths"], path: "Tests/Library/CasePathsTests"),
  .testTarget(
    name: "DependenciesTests",
    dependencies: ["DependenciesMacros", "DependenciesProbe", "DependenciesTestSupport", "LibraryTestSupport"],
    path: "Tests/Library/DependenciesTests"
  ),
  .executableTarget(
    name: "DependenciesProbe",
    dependencies: ["Dependencies"],
    path: "Tests/Library/DependenciesProbe"
  ),
  .testTarget(
    name: "ComposableArchitectureTests",
    dependencies: ["ComposableArchitecture"],
    path: "Tests/Library/ComposableArchitectureTests"
  ),
  // Authors only: much of it is what exercises ask for. ('grader release' leaves out what stands below such a comment.)
  .testTarget(
    name: "DocumentsTests",
    dependencies: [
      "ComposableArchitecture", "DeclarativeViews", "DependenciesProbe", "DocumentsInterface", "LibraryTestSupport",
      "Publishing", "ViewInspector",
    ],
    path: "Tests/Library/Documents"
  ),
  // Authors only: with the documents' tests.
  .target(name: "DocumentsInterface", dependencies: ["Dependencies"], path: "Tests/Library/DocumentsInterface"),
  .testTarget(name: "PublishingTests", dependencies: ["Publishing"], path: "Tests/Library/PublishingTests"),
  .testTarget(
    name: "DeclarativeViewsTests",
    dependencies: ["ComposableArchitecture", "DeclarativeViews", "Publishing", "ViewInspector"],
    path: "Tests/Library/DeclarativeViewsTests"
  ),
  .testTarget(
    name: "ViewInspectorTests",
    dependencies: ["Clocks", "DeclarativeViews", "Publishing", "ViewInspector"],
    path: "Tests/Library/ViewInspectorTests"
  ),
  .testTarget(
    name: "SecondProcessesTests",
    dependencies: ["DependenciesProbe", "SecondProcesses"],
    path: "Tests/Library/SecondProcessesTests"
  ),
  // Authors only: it says of tests that fail what the others say of those that pass.
  .testTarget(
    name: "MustFailTests",
    dependencies: ["ComposableArchitecture", "DeclarativeViews", "Dependencies", "Publishing", "ViewInspector"],
    path: "Tests/Library/MustFailTests"
  ),
  // Authors only: it says how fast the library is, not whether it is right.
  .executableTarget(
    name: "library-benchmark",
    dependencies: ["ComposableArchitecture"],
    path: "Tests/Library/Benchmark"
  ),
  .testTarget(
    name: "MacrosTests",
    dependencies: ["WorkbookMacroImplementations"],
    path: "Tests/Library/MacrosTests",
    swiftSettings: ToolchainSyntax.swiftSettings,
    linkerSettings: ToolchainSyntax.linkerSettings(["SwiftParser"])
  ),
]

// MARK: - Grader

let grader: [Target] = [
  .executableTarget(
    name: "grader",
    dependencies: ["GraderKit"],
    path: "Grader/grader",
    swiftSettings: ToolchainSyntax.swiftSettings
  ),
  .target(
    name: "GraderKit",
    path: "Grader/GraderKit",
    swiftSettings: ToolchainSyntax.swiftSettings,
    linkerSettings: ToolchainSyntax.linkerSettings(["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"])
  ),
  // Authors only: minutes of real submissions, many of them solutions.
  .testTarget(
    name: "GraderKitTests",
    dependencies: ["GraderKit"],
    path: "Tests/Grader/GraderKitTests",
    swiftSettings: ToolchainSyntax.swiftSettings
  ),
]

// MARK: - Package

// Not even 'swift build' works there (Swift 6.3): it must be told before anything else fails.
if let character = Context.packageDirectory.first(where: "%\"\\\n".contains) {
  stop(
    "Swift cannot build in a folder whose path has '\(character)' in it. Rename or move: \(Context.packageDirectory)"
  )
}

let package = Package(
  name: "Workbook",
  platforms: [.macOS(.v26)],
  products: library.filter { $0.type != .macro }.map { .library(name: $0.name, targets: [$0.name]) }
    + [.executable(name: "grader", targets: ["grader"])],
  targets: library + macroImplementations + libraryTests + grader + exercises.flatMap(\.targets)
    + exercises.compactMap(\.learnerTests)
)

// Authors only: with this variable, solutions in place of the stubs, and what judges them.
if ProcessInfo.processInfo.environment["WORKBOOK_AUTHORS"] == "1" {
  let solved = exercises.map(\.solved)
  package.targets =
    library + macroImplementations + libraryTests + grader + solved.flatMap(\.targets)
    + solved.flatMap { [$0.suite] + $0.secondProcesses }
}

/// An exercise: a module of its own, and tests of it.
///
/// Those of a *feature* are hidden, and the grader builds them; those of kind *tests* are the learner's.
struct Exercise {
  enum Kind {
    case feature
    case tests
  }

  let chapter: String
  let id: String
  var kind = Kind.feature
  /// The modules that its files make up, where that is more than one: its folders, each of which uses those before it.
  var modules: [String] = []
  /// What its files and its tests import beside what every exercise does: modules of the library, or `Testing`.
  var imports: [String] = []
  /// The programs that its hidden suite starts.
  var processes: [String] = []
  /// Whether what the learner edits is a package's manifest.
  var manifest = false
  /// Where its files lie.
  var place = "Chapters"

  /// What the learner completes; where the learner writes tests, the feature that is given.
  ///
  /// A folder that a learner has deleted must not stop the grader: `sources:` may name a missing folder, `path:` may not.
  var targets: [Target] {
    guard !modules.isEmpty else {
      return [target("\(id)Exercise", in: folder, exclude: kind == .tests ? [tests] : [])]
    }
    return modules.enumerated().map { index, name in
      let others = modules.filter { $0 != name }.map { "\(folder)/\($0)" }
      return target(name, using: modules.prefix(index), in: "\(folder)/\(name)", exclude: others)
    }
  }

  private func target(
    _ name: String,
    using others: ArraySlice<String> = [],
    in folder: String,
    exclude: [String]
  ) -> Target {
    .target(
      name: name,
      dependencies: others.map { .byName(name: $0) } + used,
      path: place,
      exclude: neighbours + exclude,
      sources: [folder],
      swiftSettings: manifest ? ManifestAPI.swiftSettings + [.defaultIsolation(MainActor.self)] : [],
      linkerSettings: manifest ? ManifestAPI.linkerSettings : []
    )
  }

  /// The learner's tests as a plain module: an editor completes names in it, and `swift test` does not run it.
  var learnerTests: Target? {
    guard kind == .tests else { return nil }
    return .target(
      name: "\(id)Suite",
      dependencies: [.byName(name: "\(id)Exercise")] + used,
      path: place,
      exclude: neighbours + [given],
      sources: [tests]
    )
  }

  // Authors only: the same exercise, completed.
  var solved: Exercise {
    var exercise = self
    exercise.place = "Solutions"
    return exercise
  }

  // Authors only: the hidden suite or, where the learner writes tests, the solution's.
  var suite: Target {
    .testTarget(
      name: "\(id)Suite",
      dependencies: [.byName(name: modules.first ?? "\(id)Exercise")] + used
        + (processes.isEmpty ? [] : ["SecondProcesses"] + processes.map { .byName(name: $0) }),
      path: kind == .tests ? place : "Tests/Chapters/\(folder)",
      exclude: kind == .tests ? neighbours + [given] : ["Stub", "Variants"] + (processes.isEmpty ? [] : ["Processes"]),
      sources: kind == .tests ? [tests] : nil,
      swiftSettings: manifest ? ManifestAPI.swiftSettings : []
    )
  }

  // Authors only: the programs that a suite starts.
  var secondProcesses: [Target] {
    processes.map { name in
      .executableTarget(
        name: name,
        dependencies: (modules.isEmpty ? ["\(id)Exercise"] : modules).map { .byName(name: $0) } + used,
        path: "Tests/Chapters/\(folder)/Processes/\(name)"
      )
    }
  }

  private var used: [Target.Dependency] {
    (everywhere + imports.filter { $0 != "Testing" }).map { .byName(name: $0) }
  }

  private var folder: String { "\(chapter)/\(id)" }
  private var tests: String { "\(folder)/\(id)Tests.swift" }
  private var given: String { "\(folder)/\(id).swift" }

  /// What else lies under the path; SwiftPM warns of files that no target speaks of.
  private var neighbours: [String] {
    let others = exercises.filter { $0.id != id }.map(\.folder)
    guard place == "Chapters" else { return others }
    let lessons = Set(exercises.map(\.chapter)).sorted().flatMap { chapter in
      ["README.md", "README.ko.md", "chapter.json"].map { "\(chapter)/\($0)" }
    }
    return ["Library", "README.md"] + lessons + others
  }
}

/// The SwiftSyntax libraries that every Swift toolchain ships for its own compiler: the kit needs no package for its macros
/// and for reading Swift.
enum ToolchainSyntax {
  static var swiftSettings: [SwiftSetting] { [.unsafeFlags(["-I", folder])] }

  static func linkerSettings(_ libraries: [String]) -> [LinkerSetting] {
    [.unsafeFlags(["-L", folder] + libraries.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", folder])]
  }

  /// `<toolchain>/usr/lib/swift/host`, found from `<toolchain>/usr/lib/swift/pm/ManifestAPI`.
  static let folder: String = {
    let folder = URL(fileURLWithPath: "\(ManifestAPI.folder)/../../host").standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") else {
      stop("This Swift toolchain has no SwiftSyntax in \(folder). Use Swift 6.3 or later from swift.org.")
    }
    return folder
  }()
}

/// The library that manifests are written against: an exercise that is a manifest is compiled as SwiftPM compiles one.
enum ManifestAPI {
  static var swiftSettings: [SwiftSetting] { [.unsafeFlags(["-I", folder, "-package-description-version", "6.3"])] }

  static var linkerSettings: [LinkerSetting] {
    [.unsafeFlags(["-L", folder, "-lPackageDescription", "-Xlinker", "-rpath", "-Xlinker", folder])]
  }

  /// The folder of the library that this manifest itself runs on, `…/libPackageDescription.so`.
  static let folder: String = {
    let library = loadedLibraries.first { $0.contains("/libPackageDescription.") }
    return library.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? "/usr/lib/swift/pm/ManifestAPI"
  }()

  /// The paths of the libraries that this process has loaded.
  private static var loadedLibraries: [String] {
    #if canImport(MachO)
      return (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map(String.init(cString:)) }
    #else
      // Line by line: Foundation reads a file of unknown size in pieces, and this one changes between two pieces.
      guard let maps = fopen("/proc/self/maps", "r") else { return [] }
      defer { fclose(maps) }
      var line = [CChar](repeating: 0, count: 8192)
      var libraries: [String] = []
      while fgets(&line, Int32(line.count), maps) != nil {
        let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if let path = text.firstIndex(of: "/") { libraries.append(String(text[path...])) }
      }
      return libraries
    #endif
  }
}

/// Ends the manifest; SwiftPM shows what it prints to standard error as the reason why it cannot be used.
func stop(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}
