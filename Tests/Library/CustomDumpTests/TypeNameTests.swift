import Testing

@testable import CustomDump

@Suite("Names of types")
struct TypeNameTests {
  @Test("A type is named with the types that enclose it and without its module", arguments: types)
  func name(type: Named) {
    #expect(typeName(type.type) == type.testDescription)
  }

  @Test("A type in a function is named without the function")
  func local() {
    #expect(typeName(localType()) == "Local.Inner")
  }
}

struct Named: CustomTestStringConvertible {
  let testDescription: String
  let type: any Any.Type

  init(_ type: any Any.Type, _ name: String) {
    self.type = type
    testDescription = name
  }
}

private let types: [Named] = [
  Named(Int.self, "Int"),
  Named(Outer.self, "Outer"),
  Named(Outer.Inner.self, "Outer.Inner"),
  Named(Outer.Inner.Type.self, "Outer.Inner.Type"),
  Named(Hidden.Inner.self, "Hidden.Inner"),
  Named(String.Extended.self, "String.Extended"),
  Named(Int?.self, "Int?"),
  Named([[String: Int?]].self, "[[String: Int?]]"),
  Named(Set<Outer.Inner>.self, "Set<Outer.Inner>"),
  Named(Outer.Box<Int, [Hidden]>.Inner.self, "Outer.Box<Int, [Hidden]>.Inner"),
  Named(Outer.Optional<Int>.self, "Outer.Optional<Int>"),
  Named(Result<Void, any Error>.self, "Result<(), Error>"),
  Named((Int, name: Outer.Inner).self, "(Int, name: Outer.Inner)"),
  Named((@Sendable (Outer.Inner) async throws -> [Int]).self, "@Sendable (Outer.Inner) async throws -> [Int]"),
  Named(Outer.Box<(Int) -> Void, Int>.self, "Outer.Box<(Int) -> (), Int>"),
]

private func localType() -> any Any.Type {
  struct Local {
    struct Inner {}
  }
  return Local.Inner.self
}

struct Outer {
  struct Inner: Hashable {}

  struct Box<First, Second> {
    struct Inner {}
  }

  struct Optional<Wrapped> {}
}

private struct Hidden {
  struct Inner {}
}

extension String {
  struct Extended {}
}
