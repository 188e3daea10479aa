import SwiftSyntax
import Testing

@Suite("@ObservableState")
struct ObservableStateExpansionTests {
  @Test("adds", arguments: rows)
  func expansion(row: ExpansionRow) {
    // The state conforms to everything that can be coded, and to nothing else.
    let missing: [TypeSyntax] = ["ObservableState", "_ReflectableState"]
    let conformances = row.source.contains("Codable") ? missing : MacroExpansion.allConformances
    #expect(MacroExpansion(of: row.source, missing: conformances).source == row.expansion)
  }

  static let rows = [
    ExpansionRow(
      "tracking to every variable that holds a value, and the names of all that do",
      """
      @ObservableState
      public struct State {
        public var count = 0
        let id: Int
        @ObservationStateIgnored var cache: Int?
        @Wrapped var wrapped = 1
        weak var model: Model?
        lazy var slow = 1
        static var shared = 1
        var isEven: Bool { true }
      }
      """,
      """
      public struct State {
        @ComposableArchitecture.ObservationStateTracked
        public var count = 0
        let id: Int
        var cache: Int?
        @Wrapped var wrapped = 1
        weak var model: Model?
        lazy var slow = 1
        static var shared = 1
        var isEven: Bool { true }
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
        public var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }
        public var _$fields: [Swift.Mirror.Child] {
          var fields: [Swift.Mirror.Child] = []
          fields.append(("count", self._count as Any))
          fields.append(("id", self.id as Any))
          fields.append(("cache", self.cache as Any))
          fields.append(("wrapped", self.wrapped as Any))
          fields.append(("model", self.model as Any))
          return fields
        }
        public static var _$names: [Swift.AnyKeyPath: Swift.String] {
          var names: [Swift.AnyKeyPath: Swift.String] = [:]
          names[\\Self.count] = "count"
          return names
        }
      }
      extension State: ComposableArchitecture.ObservableState, ComposableArchitecture._ReflectableState {
      }
      """
    ),
    ExpansionRow(
      "coding keys to a state that is coded",
      """
      @ObservableState
      struct State: Codable {
        var `default` = 1
        let id: Int
      }
      """,
      """
      struct State: Codable {
        @ComposableArchitecture.ObservationStateTracked
        var `default` = 1
        let id: Int
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }
        var _$fields: [Swift.Mirror.Child] {
          var fields: [Swift.Mirror.Child] = []
          fields.append(("default", self._default as Any))
          fields.append(("id", self.id as Any))
          return fields
        }
        static var _$names: [Swift.AnyKeyPath: Swift.String] {
          var names: [Swift.AnyKeyPath: Swift.String] = [:]
          names[\\Self.`default`] = "default"
          return names
        }
        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _default = "default"
          case id
        }
      }
      extension State: ComposableArchitecture.ObservableState, ComposableArchitecture._ReflectableState {
      }
      """
    ),
    ExpansionRow(
      "coding to a state that has coding keys",
      """
      @ObservableState
      struct State: Codable {
        var count: Int
        let id: Int
        let kind = 1
        enum CodingKeys: CodingKey {
          case count, id, kind
        }
      }
      """,
      """
      struct State: Codable {
        @ComposableArchitecture.ObservationStateTracked
        var count: Int
        let id: Int
        let kind = 1
        enum CodingKeys: CodingKey {
          case count, id, kind
        }
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }
        var _$fields: [Swift.Mirror.Child] {
          var fields: [Swift.Mirror.Child] = []
          fields.append(("count", self._count as Any))
          fields.append(("id", self.id as Any))
          fields.append(("kind", self.kind as Any))
          return fields
        }
        static var _$names: [Swift.AnyKeyPath: Swift.String] {
          var names: [Swift.AnyKeyPath: Swift.String] = [:]
          names[\\Self.count] = "count"
          return names
        }
      }
      extension State: ComposableArchitecture.ObservableState, ComposableArchitecture._ReflectableState {
      }
      extension State {
        init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          self._count = try container._$value(for: .count)
          self.id = try container._$value(for: .id)
        }
        func encode(to encoder: any Swift.Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container._$set(self._count, for: .count)
          try container._$set(self.id, for: .id)
          try container._$set(self.kind, for: .kind)
        }
      }
      """
    ),
    ExpansionRow(
      "the identity of its cases to an enum",
      """
      @ObservableState
      enum State {
        case empty
        #if DEBUG
        case child(Child.State)
        #endif
        case pair(x: Int, Child.State)
      }
      """,
      """
      enum State {
        case empty
        #if DEBUG
        case child(Child.State)
        #endif
        case pair(x: Int, Child.State)
        var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case .empty:
            return ._$case(0)
          #if DEBUG
          case let .child(v0):
            return ._$case(1, holding: v0)
          #endif
          case let .pair(v0, v1):
            return ._$case(2, holding: (v0, v1))
          }
        }
      }
      extension State: ComposableArchitecture.ObservableState {
      }
      """
    ),
  ]
}

@Suite("@ObservationStateTracked")
struct ObservationStateTrackedExpansionTests {
  @Test("tells of reads and changes of a property")
  func accessors() {
    let expansion = MacroExpansion(
      of: """
        struct State {
          /// The number.
          @ObservationStateTracked public private(set) var count: Int = 0
        }
        """
    )
    #expect(
      expansion.source == #"""
        struct State {
          /// The number.
          public private(set) var count: Int {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(self, keyPath: \.count)
              return _count
            }
            set {
              let earlier = _$observationRegistrar.willSet(_count)
              _count = newValue
              if _$observationRegistrar.didChange(_count, since: earlier) {
                _$observationRegistrar.notify(self, keyPath: \.count)
              }
            }
            _modify {
              let earlier = _$observationRegistrar.willModify(_count)
              defer {
                if _$observationRegistrar.didChange(_count, since: earlier) {
                  _$observationRegistrar.notify(self, keyPath: \.count)
                }
              }
              yield &_count
            }
          }
          private var _count: Int = 0
        }
        """#
    )
  }

  @Test("moves the observers of a property, which then speak of the moved one", arguments: observerRows)
  func observers(observer: String, moved: String) {
    let expansion = MacroExpansion(
      of: "struct State { @ObservationStateTracked var count = 0 { didSet { \(observer) } } }"
    )
    let body = expansion.source.split(separator: "private var _count = 0").last?.split(separator: "\n") ?? []
    #expect(body.contains { $0.trimmingPrefix(while: \.isWhitespace) == moved }, "\(expansion.source)")
  }

  static let observerRows = [
    ("count = max(count, 0)", "_count = max(_count, 0)"),
    ("self.count += oldValue", "self._count += oldValue"),
    ("other.count = discount(count: count)", "other.count = discount(count: _count)"),
    (#"notify(\.count)"#, #"notify(\.count)"#),
    (#"print("\(count)")"#, #"print("\(_count)")"#),
    ("log { count in self.count = count }", "self._count = count"),
    ("if let count = oldValue { count }", "count"),
    ("counter = 1", "counter = 1"),
  ]
}
