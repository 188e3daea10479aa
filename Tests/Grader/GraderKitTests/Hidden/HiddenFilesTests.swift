import Foundation
import Testing

@testable import GraderKit

@Suite("What judges an exercise")
struct HiddenFilesTests {
  @Test("Is read the same in the clear and sealed")
  func same() throws {
    try withKit { kit in
      let clear = try HiddenFiles(kit: kit, id: id)
      let files = ["LampTests.swift", "Processes/LampApp/main.swift", "Variants/never.fault"]
      let texts = try Dictionary(uniqueKeysWithValues: files.map { ($0, try clear.text(of: $0)) })
      let suite = try ExerciseSuite(kit: kit, id: id, module: "LampSuite", processes: ["LampApp"])
      try FileManager.default.removeItem(at: kit.suites)
      try kit.root.write(Seal.text(of: texts), to: sealed)
      let opened = try HiddenFiles(kit: kit, id: id)
      #expect(!clear.areSealed)
      #expect(opened.areSealed)
      #expect(opened.names() == ["LampTests.swift"])
      #expect(opened.names(in: "Variants") == ["never.fault"])
      #expect(opened.folders(in: "Processes") == ["LampApp"])
      #expect(opened.names(in: "Processes/LampApp") == ["main.swift"])
      #expect(throws: SourceText.Refusal.missing) { try opened.text(of: "Other.swift") }
      #expect(try ExerciseSuite(kit: kit, id: id, module: "LampSuite", processes: ["LampApp"]) == suite)
    }
  }

  @Test("Is the right feature, too, where it is sealed: the learner's copy may have been changed")
  func given() throws {
    try withKit { kit in
      var exercise = SampleCourse.exercise("Lamp", kind: .tests, files: ["LampTests.swift"])
      exercise.given = ["Lamp.swift"]
      let texts = ["Given/Lamp.swift": feature, "Variants/never.fault": fault]
      try kit.root.write(Seal.text(of: texts), to: sealed)
      try kit.root.write("struct Lamp {}\n", to: "Chapters/01-Start/Lamp/Lamp.swift")
      let variants = try ExerciseVariants(kit: kit, id: id, exercise: exercise, key: 1)
      #expect(variants.reference == ["Lamp.swift": feature])
      #expect(variants.variants.map(\.fileName) == ["never.fault"])
    }
  }

  @Test("Is the grader's fault where it was sealed and is not as it was", arguments: ["", "Sealed", "\u{FFFD}"])
  func damaged(_ text: String) throws {
    try withKit { kit in
      try kit.root.write(text, to: sealed)
      let fault = GraderFault.damagedSeal(exercise: "01/Lamp", file: sealed)
      #expect(throws: fault) { try HiddenFiles(kit: kit, id: id) }
      #expect(throws: fault) { try ExerciseSuite(kit: kit, id: id, module: "LampSuite") }
    }
  }

  private func withKit(_ body: (Kit) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write(suite, to: "Tests/Chapters/01-Start/Lamp/LampTests.swift")
      try folder.write("print(1)\n", to: "Tests/Chapters/01-Start/Lamp/Processes/LampApp/main.swift")
      try folder.write(fault, to: "Tests/Chapters/01-Start/Lamp/Variants/never.fault")
      try body(Kit(root: folder))
    }
  }
}

private let id = SampleCourse.lamp
private let sealed = "Tests/Chapters/01-Start/Lamp/hidden.sealed"
private let suite = "import Testing\n\n@Test func on() {\n  #expect(1 == 1)\n}\n"
private let feature = "public struct Lamp {\n  var isOn: Bool {\n    true\n  }\n}\n"
private let fault = "title: Never\n---\n    true\n+++\n    false\n"
