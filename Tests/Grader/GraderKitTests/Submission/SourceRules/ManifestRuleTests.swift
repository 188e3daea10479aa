import Testing

@testable import GraderKit

@Suite("What a manifest may hold")
struct ManifestRuleTests {
  @Test(
    "A manifest that the package manager reads, and that declares all it says",
    arguments: [
      "// swift-tools-version: 6.3\nlet package = Package(name: \"A\")",
      "//swift-tools-version:5.9;\nlet name = \"A\"\nlet package = Package(name: name)",
      "\n// Swift-Tools-Version: 6.0\nlet package = { Package(name: \"A\") }()\nfunc name() -> String { \"A\" }",
    ]
  )
  func taken(_ manifest: String) {
    #expect(refusals(manifest) == [])
  }

  @Test("A manifest that is not read, or that has to be run")
  func refused() {
    #expect(refusals("let package = Package(name: \"A\")") == [.noToolsVersion])
    #expect(refusals("import PackageDescription\n// swift-tools-version: 6.3") == [.noToolsVersion])
    let statements = "package.name = \"B\"\nfor target in package.targets { target.dependencies = [] }"
    #expect(
      refusals("// swift-tools-version: 6.3\nlet package = Package(name: \"A\")\n\(statements)")
        == [.manifestStatement, .manifestStatement]
    )
  }

  @Test("No such rule holds for a feature")
  func feature() {
    #expect(SourceInspection(["A.swift": "let a = 1"], origins: [[:]]).refusals.isEmpty)
  }

  private func refusals(_ manifest: String) -> [SourceRefusal.Kind] {
    let origin = [
      "Package.swift": "// swift-tools-version: 6.3\nimport PackageDescription\nlet package = Package(name: \"A\")"
    ]
    return SourceInspection(["Package.swift": manifest], origins: [origin], for: .manifest).refusals.map(\.kind)
  }
}
