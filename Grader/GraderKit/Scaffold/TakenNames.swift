import Foundation

/// The names that a new exercise cannot have, because its feature is called so.
struct TakenNames {
  let kit: Kit
  let catalog: Catalog

  /// Who has a name.
  ///
  /// - Parameter name: The name of an exercise.
  /// - Returns: Nothing where it is free.
  func owner(of name: String) -> UsageError.NameOwner? {
    let lowered = name.lowercased()
    if catalog.exercises.contains(where: { $0.exercise.id.lowercased() == lowered }) { return .exercise }
    if Self.words.contains(name) { return .language }
    if Self.systemNames.contains(name) { return .standardLibrary }
    if modules.contains(name) { return .module }
    return libraryTypes.contains(name) ? .library : nil
  }

  private static let words: Set = ["Any", "Protocol", "Self", "Type"]

  /// What can be seen without an import, what tests import, and the modules of the system; the latter's own types may be
  /// named again, as nothing here looks for them.
  private static let systemNames: Set = [
    // Swift
    "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "Codable",
    "Collection", "CommandLine", "Comparable", "Copyable", "Decodable", "Decoder", "Dictionary", "Double", "Duration",
    "Encodable", "Encoder", "Equatable", "Error", "Escapable", "Float", "Float16", "Float32", "Float64", "Float80",
    "Hashable", "Hasher", "Identifiable", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "KeyPath", "Mirror",
    "Never", "Numeric", "Optional", "Range", "Repeated", "Result", "Sendable", "Sequence", "Set", "Slice", "Span",
    "Strideable", "String", "Substring", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "UTF16", "UTF32",
    "UTF8", "Unicode", "Unmanaged", "Void",
    // Its concurrency
    "Actor", "AsyncSequence", "AsyncStream", "CancellationError", "Clock", "ContinuousClock", "Executor",
    "GlobalActor", "MainActor", "SuspendingClock", "Task", "TaskGroup", "TaskLocal",
    // Testing
    "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "ExitTest", "Issue", "SourceLocation", "Suite",
    "Tag",
    "Test", "Trait",
    // Modules
    "Combine", "CoreFoundation", "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "Glibc", "Musl", "Observation", "PackageDescription", "Swift", "SwiftUI", "Synchronization", "Testing", "XCTest",
  ]

  /// The modules of the workbook.
  private var modules: Set<String> {
    let library = Folder.entries(kit.chapters.appending(path: "Library"), except: []).filter { $0.hasSuffix("/") }
    let exercises = catalog.exercises.flatMap(\.exercise.targetNames)
    return Set(library.map { String($0.dropLast()) } + exercises + ["GraderKit"])
  }

  /// What the library lets everybody see: its types and macros, and the types that its protocols ask for.
  private var libraryTypes: Set<String> {
    let folder = kit.chapters.appending(path: "Library").path
    let paths = FileManager.default.enumerator(atPath: folder)
    var names: Set<String> = []
    while let path = paths?.nextObject() as? String {
      let file = URL(filePath: "\(folder)/\(path)")
      guard path.hasSuffix(".swift"), let text = try? SourceText(reading: file).text else { continue }
      for match in text.matches(of: Self.declaration) { names.insert(String(match.1)) }
      for match in text.matches(of: Self.requirement) { names.insert(String(match.1)) }
    }
    return names
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^(?:@\S+ )*public (?:final |indirect )?(?:struct|enum|class|actor|protocol|typealias|macro) (\w+)/
  }

  private static var requirement: Regex<(Substring, Substring)> { /(?m)^ +associatedtype (\w+)/ }
}
