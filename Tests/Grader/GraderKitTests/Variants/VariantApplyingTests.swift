import Testing

@testable import GraderKit

struct VariantApplyingTests {
  private let reference = ["A.swift": "one\n  two\n  two more\nthree\n", "B.swift": "four\nfive"]

  @Test("Passages are whole lines of any of the files, and each is looked for in the original")
  func applies() throws {
    let variant = variant(("one", "three"), ("  two", "  2\n  ii"), ("three", ""), ("five", "5"))

    #expect(
      try variant.applied(to: reference) == ["A.swift": "three\n  2\n  ii\n  two more\n", "B.swift": "four\n5\n"]
    )
  }

  @Test("A passage that is not there, or not alone, is an error", arguments: [("two", 0), ("one\n  two\nthree", 0)])
  func notFound(_ passage: String, _ times: Int) {
    #expect(throws: VariantError("v.fault", 7, .passageFound(times: times))) {
      try variant((passage, "x")).applied(to: reference)
    }
  }

  @Test("A passage that is there twice, also in two files, is an error")
  func twice() {
    #expect(throws: VariantError("v.fault", 7, .passageFound(times: 2))) {
      try variant(("x", "y")).applied(to: ["A.swift": "x\n", "B.swift": "x\n"])
    }
  }

  @Test("Passages that overlap are an error")
  func overlap() {
    #expect(throws: VariantError("v.fault", 7, .passagesOverlap)) {
      try variant(("one\n  two", "x"), ("  two\n  two more", "y")).applied(to: reference)
    }
  }

  @Test("A variant that changes nothing, or says what another says, is an error")
  func twins() {
    let key: UInt64 = 1
    #expect(throws: VariantError("v.fault", nil, .changesNothing)) {
      try ExerciseVariants(reference: reference, variants: [variant(("one", "one"))], key: key)
    }
    var twin = variant(("three", "3"))
    twin.name = "w"
    let error = #expect(throws: VariantError.self) {
      try ExerciseVariants(reference: reference, variants: [variant(("three", "3")), twin], key: key)
    }
    #expect(error.map { [$0.file] } != nil)
    #expect([.sameAs("v.fault"), .sameAs("w.fault")].contains(error?.problem))
  }

  private func variant(_ edits: (String, String)...) -> Variant {
    Variant(
      name: "v",
      kind: .fault,
      title: "V",
      question: nil,
      edits: edits.map { Variant.Edit(original: $0.0, replacement: $0.1, line: 7) }
    )
  }
}
