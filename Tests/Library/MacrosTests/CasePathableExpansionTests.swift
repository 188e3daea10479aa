import Foundation
import Testing

@Suite("@CasePathable")
struct CasePathableExpansionTests {
  @Test("makes a path for each case")
  func cases() {
    let expansion = MacroExpansion(
      of: """
        @CasePathable
        public enum Action {
          case tap
          case rename(to: String)
          case move(Int, y: Self?)
        }
        """
    )
    #expect(
      expansion.source == """
        public enum Action {
          case tap
          case rename(to: String)
          case move(Int, y: Self?)
          public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              switch root {
              case .tap:
                return \\.tap
              case .rename:
                return \\.rename
              case .move:
                return \\.move
              }
            }
            public var tap: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath(
                _$name: "tap",
                embed: {
                  Action.tap
                },
                extract: {
                  guard case .tap = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            public var rename: CasePaths.AnyCasePath<Action, String> {
              CasePaths.AnyCasePath(
                _$name: "rename",
                embed: {
                  Action.rename(to: $0)
                },
                extract: {
                  guard case let .rename(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public var move: CasePaths.AnyCasePath<Action, (Int, y: Action?)> {
              CasePaths.AnyCasePath(
                _$name: "move",
                embed: {
                  Action.move($0.0, y: $0.1)
                },
                extract: {
                  guard case let .move(v0, v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              keyPaths.append(\\.tap)
              keyPaths.append(\\.rename)
              keyPaths.append(\\.move)
              return keyPaths.makeIterator()
            }
          }
          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test("keeps the conditions around cases")
  func conditions() {
    let source = MacroExpansion(
      of: """
        @CasePathable
        enum Action {
          case tap
          #if DEBUG
          case debug
          #elseif os(Linux)
          case linux
          #endif
          #if RELEASE
          func release() {}
          #endif
        }
        """
    )
    .source
    #expect(
      source.contains(
        """
              switch root {
              case .tap:
                return \\.tap
              #if DEBUG
              case .debug:
                return \\.debug
              #elseif os(Linux)
              case .linux:
                return \\.linux
              #endif
              }
        """
      )
    )
    #expect(
      source.contains(
        """
              keyPaths.append(\\.tap)
              #if DEBUG
              keyPaths.append(\\.debug)
              #elseif os(Linux)
              keyPaths.append(\\.linux)
              #endif
              return keyPaths.makeIterator()
        """
      )
    )
    #expect(source.components(separatedBy: "#if RELEASE").count == 2)
  }

  @Test("calls types by another name that a sequence hides")
  func hiddenTypes() {
    let source = MacroExpansion(of: "@CasePathable enum Action<Element> { case add([Element], Swift.Element) }").source
    #expect(source.contains("typealias _$Element = Element\n"))
    #expect(source.contains("var add: CasePaths.AnyCasePath<Action, ([_$Element], Swift.Element)>"))
    #expect(!source.contains("Iterator ="))
  }

  @Test("makes members that are seen wherever the enum is", arguments: accessLevels)
  func access(source: String, member: String) {
    let lines = MacroExpansion(of: source).source.split(separator: "\n")
    let found = lines.first { $0.contains("static var allCasePaths") }
    #expect(found?.trimmingPrefix(while: \.isWhitespace) == "\(member) {")
  }

  static let accessLevels = [
    ("@CasePathable enum A { case b }", "static var allCasePaths: AllCasePaths"),
    ("@CasePathable private enum A { case b }", "static var allCasePaths: AllCasePaths"),
    ("@CasePathable package enum A { case b }", "package static var allCasePaths: AllCasePaths"),
    ("@CasePathable public enum A { case b }", "public static var allCasePaths: AllCasePaths"),
    ("public extension C { @CasePathable enum A { case b } }", "public static var allCasePaths: AllCasePaths"),
    ("public extension C { @CasePathable internal enum A { case b } }", "static var allCasePaths: AllCasePaths"),
    ("public struct C { @CasePathable enum A { case b } }", "static var allCasePaths: AllCasePaths"),
  ]
}
