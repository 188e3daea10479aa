import PackageDescription
import Testing

@testable import TwoCopiesExercise

// What must be kept is claimed once the copy is gone: before that nothing has been gained.
@MainActor
struct TwoCopiesTests {
  private let kiosk = ManifestGraph(package)

  @Test("The app's tests do not link the library themselves")
  func linksNothing() {
    #expect(!kiosk.products(of: "KioskTests").contains("ComposableArchitecture"))
    #expect(!kiosk.names(of: "KioskTests").contains("ComposableArchitecture"))
  }

  @Test("Without it they still depend on the app")
  func dependsOnApp() throws {
    try #require(!kiosk.links("KioskTests", "ComposableArchitecture"))
    #expect(kiosk.names(of: "KioskTests").contains("KioskApp"))
  }

  @Test("Without it the app keeps its link")
  func appLinks() throws {
    try #require(!kiosk.links("KioskTests", "ComposableArchitecture"))
    #expect(kiosk.products(of: "KioskApp").contains("ComposableArchitecture"))
  }

  @Test("The library reaches the app's tests through the app, and no helper brings the copy back")
  func oneWay() {
    #expect(kiosk.ways(from: "KioskTests", to: "ComposableArchitecture") == ["KioskApp"])
  }

  @Test("Without it the core's tests keep theirs, and one copy")
  func coreTests() throws {
    try #require(!kiosk.links("KioskTests", "ComposableArchitecture"))
    #expect(kiosk.ways(from: "CoreTests", to: "ComposableArchitecture") == ["ComposableArchitecture"])
  }

  @Test("Without it both test targets are still there")
  func testTargets() throws {
    try #require(!kiosk.links("KioskTests", "ComposableArchitecture"))
    #expect(kiosk.tests.contains("KioskTests"))
    #expect(kiosk.tests.contains("CoreTests"))
  }

  @Test("Without it the manifest loads: it knows every name that it uses")
  func loads() throws {
    try #require(!kiosk.links("KioskTests", "ComposableArchitecture"))
    #expect(kiosk.unknown == [])
  }
}

/// What a manifest says of targets and of what they depend on.
private struct ManifestGraph: CustomTestStringConvertible {
  /// The names of the test targets.
  var tests: [String]
  /// What targets depend on by a plain name, by the target's name.
  private var names: [String: [String]] = [:]
  /// What targets depend on as a product, by the target's name.
  private var products: [String: [String]] = [:]
  /// What is used, and neither a target nor a product of a package that is listed.
  private(set) var unknown: [String] = []

  /// What failures call it: all that is in it would be too much.
  let testDescription = "the manifest"

  init(_ package: Package) {
    tests = package.targets.filter { $0.type == .test }.map(\.name)
    let targets = package.targets.map(\.name)
    let packages = package.dependencies.map(\.kind).map { kind in
      switch kind {
      case .fileSystem(let name, let path): name ?? path
      case .sourceControl(let name, let location, _): name ?? location
      case .registry(let id, _): id
      @unknown default: "?"
      }
    }
    for target in package.targets {
      for dependency in target.dependencies {
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _):
          names[target.name, default: []].append(name)
          if !targets.contains(name) { unknown.append(name) }
        case .productItem(let name, let package, _, _):
          products[target.name, default: []].append(name)
          if !packages.contains(package ?? "") { unknown.append("\(name) of \(package ?? "no package")") }
        @unknown default:
          unknown.append("\(dependency)")
        }
      }
    }
  }

  func names(of target: String) -> [String] { names[target] ?? [] }

  func products(of target: String) -> [String] { products[target] ?? [] }

  func links(_ target: String, _ product: String) -> Bool {
    (names(of: target) + products(of: target)).contains(product)
  }

  /// The dependencies of a target by which a product reaches it.
  func ways(from target: String, to product: String) -> [String] {
    (names(of: target) + products(of: target)).filter { reachable(from: $0).contains(product) }
  }

  /// A name, and all that it depends on, however far.
  private func reachable(from start: String) -> [String] {
    var found = [start]
    var next = 0
    while next < found.count {
      found += (names(of: found[next]) + products(of: found[next])).filter { !found.contains($0) }
      next += 1
    }
    return found
  }
}
