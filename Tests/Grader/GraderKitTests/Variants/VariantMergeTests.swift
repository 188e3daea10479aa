import Testing

@testable import GraderKit

struct VariantMergeTests {
  @Test("What differs becomes a choice, as deep as it can be", arguments: MergeSample.all)
  func merges(_ sample: MergeSample) throws {
    let merged = try VariantMerge.merged(
      name: "A.swift",
      reference: sample.reference,
      variants: sample.variants.enumerated().map { ($0 + 1, "v\($0 + 1).fault", $1) },
      chooser: ""
    )

    #expect(Self.words(merged) == Self.words(sample.merged.replacing("number", with: ChosenVariant.expression)))
  }

  @Test("What one build cannot hold is an author's error", arguments: UnmergeableSample.all)
  func unmergeable(_ sample: UnmergeableSample) {
    #expect(throws: VariantError("v\(sample.variants.count).fault", nil, sample.problem)) {
      try VariantMerge.merged(
        name: "A.swift",
        reference: sample.reference,
        variants: sample.variants.enumerated().map { ($0 + 1, "v\($0 + 1).fault", $1) },
        chooser: ""
      )
    }
  }

  @Test("A file in which nothing differs stays as it is, without a chooser")
  func same() throws {
    let merged = try VariantMerge.merged(
      name: "A.swift",
      reference: "let a = 1\n",
      variants: [(1, "v.fault", "let a = 1\n")],
      chooser: "chooser"
    )

    #expect(merged == "let a = 1\n")
  }

  @Test("The chooser is seen in its own file alone, and holds the workspace's key")
  func chooser() {
    let source = ChosenVariant.source(key: 0x4711)

    #expect(source.contains("private enum ChosenVariant"))
    #expect(source.contains("0x4711"))
  }

  /// Space counts only where it parts words.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

struct MergeSample: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var reference: String
  var variants: [String]
  var merged: String

  init(_ name: String, _ reference: String, _ variants: [String], _ merged: String) {
    (testDescription, self.reference, self.variants, self.merged) = (name, reference, variants, merged)
  }

  static let all = [
    MergeSample(
      "statements of a function",
      "func f() { a()\n b() }",
      ["func f() { a() }", "func f() { b() }", "func f() {\n  a() // once\n}"],
      "func f() { if number == 1 || number == 3 { a() } else if number == 2 { b() } else { a() b() } }"
    ),
    MergeSample(
      "an empty body",
      "func f() { a() }",
      ["func f() {}"],
      "func f() { if number == 1 { } else { a() } }"
    ),
    MergeSample(
      "a value that is returned without a word",
      "func f() -> Int { 1 }\nvar v: Int { f() }",
      ["func f() -> Int { 2 }\nvar v: Int { f() }", "func f() -> Int { 1 }\nvar v: Int { let a = f()\n return a }"],
      """
      func f() -> Int { if number == 1 { return 2 } else { return 1 } }
      var v: Int { if number == 2 { let a = f() return a } else { return f() } }
      """
    ),
    MergeSample(
      "an if and a switch that are values, and a trap that is none",
      "func f() -> Int { if a { 1 } else { 2 } }",
      ["func f() -> Int { switch a { case true: 2\n default: 1 } }", "func f() -> Int { fatalError() }"],
      """
      func f() -> Int { if number == 1 { return switch a { case true: 2 default: 1 } } else if number == 2 { fatalError() }
      else { return if a { 1 } else { 2 } } }
      """
    ),
    MergeSample(
      "a case of a switch in a closure",
      "var body: some R<S> { Reduce { s in switch s { case .a: s += 1\n return 1\n case .b: return 2 } } }",
      [
        "var body: some R<S> { Reduce { s in switch s { case .a: s -= 1\n return 1\n case .b: return 2 } } }",
        "var body: some R<S> { Reduce { s in switch s { case .a: s += 1\n return 1\n case .b: return 3 } } }",
      ],
      """
      var body: some R<S> { Reduce { s in switch s { case .a: if number == 1 { s -= 1 return 1 } else { s += 1 return 1 }
      case .b: if number == 2 { return 3 } else { return 2 } } } }
      """
    ),
    MergeSample(
      "a whole body that a builder makes",
      "struct F { var body: some R<S> { A() } }",
      ["struct F { var body: some R<S> { B()\n A() } }"],
      "struct F { var body: some R<S> { if number == 1 { B() A() } else { A() } } }"
    ),
    MergeSample(
      "a closure's single expression, one level up",
      "func f() { let n = all.filter { $0 > 1 }\n use(n) }",
      ["func f() { let n = all.filter { $0 > 2 }\n use(n) }"],
      """
      func f() { if number == 1 { let n = all.filter { $0 > 2 } use(n) } else { let n = all.filter { $0 > 1 } use(n) } }
      """
    ),
    MergeSample(
      "a first value, in a type and at file scope",
      "struct S { var n = 0\n static let limit = 3 }\nprivate let all = [1]",
      ["struct S { var n = 1\n static let limit = 3 }\nprivate let all = [1, 2]"],
      """
      struct S { var n = number == 1 ? (1) : (0) static let limit = 3 }
      private let all = number == 1 ? ([1, 2]) : ([1])
      """
    ),
    MergeSample(
      "a first value of another kind",
      "struct S { static let n: Int? = nil\n static let m = 1\n}",
      ["struct S { static let n: Int? = 1\n static let m = all.count\n}"],
      "struct S { static let n: Int? = number == 1 ? (1) : (nil) static let m = number == 1 ? (all.count) : (1) }"
    ),
    MergeSample(
      "an initialiser and an observer",
      "struct S { var n: Int { didSet { a() } }\n init(n: Int) { self.n = n } }",
      [
        "struct S { var n: Int { didSet { b() } }\n init(n: Int) { self.n = n } }",
        "struct S { var n: Int { didSet { a() } }\n init(n: Int) { self.n = 1 } }",
      ],
      """
      struct S { var n: Int { didSet { if number == 1 { b() } else { a() } } }
      init(n: Int) { if number == 2 { self.n = 1 } else { self.n = n } } }
      """
    ),
    MergeSample(
      "what only variants have, once",
      "struct S { func f() { a() } }",
      [
        "struct S { func f() { g() }\n private func g() { b() } }",
        "struct S { func f() { g()\n g() }\n private func g() { b() } }\nextension S { var v: Int { 1 } }",
      ],
      """
      struct S { func f() { if number == 1 { g() } else if number == 2 { g() g() } else { a() } } private func g() { b() } }
      extension S { var v: Int { 1 } }
      """
    ),
    MergeSample(
      "a private helper that a variant does without, in another order",
      "struct S { private func g() { b() }\n func f() { g() } }",
      ["struct S { func f() { b() } }"],
      "struct S { private func g() { b() } func f() { if number == 1 { b() } else { g() } } }"
    ),
    MergeSample(
      "two functions of one name",
      "func f(_ n: Int) { a() }\nfunc f(_ s: String) { b() }",
      ["func f(_ n: Int) { a() }\nfunc f(_ s: String) { c() }"],
      "func f(_ n: Int) { a() } func f(_ s: String) { if number == 1 { c() } else { b() } }"
    ),
    MergeSample(
      "a loop's body, which a break still leaves",
      "func f() { for n in all { if n { break }\n a() } }",
      ["func f() { for n in all { a()\n a() } }"],
      "func f() { for n in all { if number == 1 { a() a() } else { if n { break } a() } } }"
    ),
  ]
}

struct UnmergeableSample: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var reference: String
  /// The last is to blame.
  var variants: [String]
  var problem: VariantError.Problem

  init(_ name: String, _ reference: String, _ variants: [String], _ problem: VariantError.Problem) {
    (testDescription, self.reference, self.variants, self.problem) = (name, reference, variants, problem)
  }

  static let all = [
    UnmergeableSample(
      "another default of a parameter",
      "struct S { init(n: Int = 0) {} }",
      ["struct S { init(n: Int = 1) {} }"],
      .differsOutsideBody("init(n: Int)")
    ),
    UnmergeableSample(
      "another attribute",
      "@MainActor func f() {}",
      ["func f() {}"],
      .differsOutsideBody("func f()")
    ),
    UnmergeableSample(
      "another type of a property",
      "struct S { var n: Int? = nil }",
      ["struct S { var n: Double? = nil }"],
      .differsOutsideBody("var n")
    ),
    UnmergeableSample(
      "a function that others may call, taken away",
      "struct S { func f() {}\n func g() {} }",
      ["struct S { func f() {} }"],
      .removes("func g()")
    ),
    UnmergeableSample(
      "a stored property",
      "struct S { var a = 1 }",
      ["struct S { var a = 1\n private var b = 2 }"],
      .addsStorage("var b")
    ),
    UnmergeableSample("a case", "enum E { case a }", ["enum E { case a\n case b }"], .addsStorage("case b")),
    UnmergeableSample(
      "two helpers of one name",
      "func f() { a() }",
      ["func f() { g() }\nprivate func g() { b() }", "func f() { g() }\nprivate func g() { c() }"],
      .addsAnother("func g()", than: "v1.fault")
    ),
    UnmergeableSample(
      "a text that is not Swift",
      "func f() {}",
      ["func f() {"],
      .syntax(
        file: "A.swift",
        "expected '}' to end function"
      )
    ),
  ]
}
