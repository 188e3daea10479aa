import PackageDescription
import Testing

@testable import TwoCopiesExercise

@MainActor
struct TwoCopiesTests {
  private let kiosk = ManifestGraph(package)

  /// The manifest once the copy is gone: before that, nothing is gained by what was kept.
  private var mended: ManifestGraph? {
    kiosk.reaches("KioskTests", "ComposableArchitecture", by: "ComposableArchitecture") ? nil : kiosk
  }

  @Test("The app's tests do not link the library themselves")
  func linksNothing() {
    #expect(kiosk.entries(of: "KioskTests", for: "ComposableArchitecture") == [])
  }

  @Test("Without it they still depend on the app")
  func dependsOnApp() {
    #expect(mended?.names(of: "KioskTests").contains("KioskApp") == true)
  }

  @Test("Without it the app keeps its link")
  func appLinks() {
    #expect(mended?.names(of: "KioskApp").contains("ComposableArchitecture") == true)
  }

  @Test("Without it no helper brings the copy back")
  func noHelper() {
    #expect(mended?.helpers(of: "KioskTests", besides: "KioskApp", for: "ComposableArchitecture") == [])
  }

  @Test("Without it the core's tests keep theirs, and one copy")
  func coreTests() {
    #expect(mended?.ways(from: "CoreTests", to: "ComposableArchitecture") == ["ComposableArchitecture"])
  }

  @Test("Without it the app's tests are still tests")
  func appTestsStay() {
    #expect(mended?.tests.contains("KioskTests") == true)
  }

  @Test("Without it the core's tests are still tests")
  func coreTestsStay() {
    #expect(mended?.tests.contains("CoreTests") == true)
  }

  @Test("Without it the manifest loads: it knows every name that it uses")
  func loads() {
    #expect(mended?.unknown == [])
  }
}

/// What a manifest says of targets and of what they depend on.
private struct ManifestGraph: CustomTestStringConvertible {
  /// What failures call it: all that is in it would be too much.
  let testDescription = "the manifest"
  /// The names of the test targets.
  private(set) var tests: [String]
  /// What is used, and neither a target nor a product of a package that is listed.
  private(set) var unknown: [String] = []
  /// What targets depend on, by the target's name.
  private var entries: [String: [Entry]] = [:]

  private struct Entry {
    var name: String
    var text: String
  }

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
        let entry: Entry
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _):
          entry = Entry(name: name, text: name)
          if !targets.contains(name) { unknown.append(entry.text) }
        case .productItem(let name, let package, _, _):
          entry = Entry(name: name, text: "\(name) of \(package ?? "no package")")
          if !packages.contains(package ?? "") { unknown.append(entry.text) }
        @unknown default:
          entry = Entry(name: "\(dependency)", text: "\(dependency)")
          unknown.append(entry.text)
        }
        entries[target.name, default: []].append(entry)
      }
    }
  }

  /// The names of what a target depends on.
  func names(of target: String) -> [String] { (entries[target] ?? []).map(\.name) }

  /// By which of its own entries a target links a product.
  func entries(of target: String, for product: String) -> [String] {
    (entries[target] ?? []).filter { $0.name == product }.map(\.text)
  }

  /// The dependencies of a target by which a product reaches it.
  func ways(from target: String, to product: String) -> [String] {
    names(of: target).filter { reachable(from: $0).contains(product) }
  }

  /// Whether a product reaches a target by one of its dependencies.
  func reaches(_ target: String, _ product: String, by dependency: String) -> Bool {
    ways(from: target, to: product).contains(dependency)
  }

  /// The other targets by which a product reaches a target.
  func helpers(of target: String, besides app: String, for product: String) -> [String] {
    ways(from: target, to: product).filter { ![app, product].contains($0) }
  }

  /// A name, and all that it depends on, however far.
  private func reachable(from start: String) -> [String] {
    var found = [start]
    var next = 0
    while next < found.count {
      found += names(of: found[next]).filter { !found.contains($0) }
      next += 1
    }
    return found
  }
}
