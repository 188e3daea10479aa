import CasePaths
import Testing

@Suite("All case paths")
struct AllCasePathsTests {
  @Test("are listed in the order of the cases")
  func order() {
    #expect(Array(Direction.allCasePaths) == [\.north, \.south, \.hidden])
  }

  @Test("tell which case a value is")
  func reflection() {
    #expect(Direction.allCasePaths[.north] == \.north)
    #expect(Direction.allCasePaths[.hidden(1)] == \.hidden)
  }

  @Test("hold the path of each case by its name")
  func member() {
    #expect(Direction.allCasePaths.hidden.embed(1) == .hidden(1))
    #expect(Direction.allCasePaths.hidden.extract(from: .north) == nil)
    #expect(Direction.allCasePaths.north.embed() == .north)
  }

  @Test("leave out the cases that are compiled on another condition")
  func condition() {
    #expect(Direction.hidden(1).is(\.hidden))
    #expect(Array(Direction.allCasePaths).count == 3)
  }

  @Test("of an optional are none and some")
  func optional() {
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Int?.allCasePaths[.some(1)] == \.some)
    #expect(Int?.allCasePaths[nil] == \.none)
    let nested: Int?? = .some(nil)
    #expect(nested.is(\.some))
    #expect(!nested.is(\.none))
  }

  @Test("of a result are success and failure")
  func result() {
    #expect(Array(Result<Int, Oops>.allCasePaths) == [\.success, \.failure])
    #expect(Result<Int, Oops>.allCasePaths[.success(1)] == \.success)
    #expect(Result<Int, Oops>.allCasePaths[.failure(Oops())] == \.failure)
    #expect(Result<Int, Oops>.failure(Oops())[case: \.failure] == Oops())
  }

  @Test("of an enum without cases are none")
  func noCases() {
    #expect(Array(Nothing.allCasePaths).isEmpty)
  }

  @Test("are made for enums of every access level, in every place")
  func places() {
    #expect(Place.Inner.here.is(\.here))
    #expect(PublicPlace.InExtension.here.is(\.here))
    #expect(PublicPlace.InPublicExtension.here.is(\.here))
    #expect(PrivatePlace.here.is(\.here))
    #expect(Box<String>.Content.full("a")[case: \.full] == "a")
    #expect(Box<String>.Content.empty.is(\.empty))
  }
}

@Suite("A case path that is built by hand")
struct AnyCasePathTests {
  @Test("goes both ways")
  func bothWays() {
    let path = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    #expect(path.embed(1) == "1")
    #expect(path.extract(from: "1") == 1)
    #expect(path.extract(from: "one") == nil)
  }

  @Test("says which types it connects")
  func description() {
    #expect(
      String(reflecting: AnyCasePath<String, Int>(embed: { _ in "" }, extract: { _ in nil })).description
        == "AnyCasePath<String, Int>"
    )
  }
}

// MARK: - Fixtures

@CasePathable
private enum Direction: Equatable {
  case north, south
  #if swift(>=5)
    case hidden(Int)
  #else
    case hidden
    case unknown
  #endif
}

@CasePathable
private enum Nothing {}

private enum Place {
  @CasePathable
  enum Inner { case here }
}

/// A type that is extended.
public enum PublicPlace {}

extension PublicPlace {
  /// Public by itself.
  @CasePathable
  public enum InExtension { case here }
}

public extension PublicPlace {
  /// Public by the extension.
  @CasePathable
  enum InPublicExtension { case here }
}

@CasePathable
private enum PrivatePlace { case here }

private struct Box<Value: Equatable> {
  @CasePathable
  enum Content {
    case empty
    case full(Value)
  }
}
