import Testing

@Suite("@Presents")
struct PresentsExpansionTests {
  @Test("makes", arguments: rows)
  func expansion(row: ExpansionRow) {
    #expect(MacroExpansion(of: row.source, macros: ["Presents"]).source == row.expansion)
  }

  static let rows = [
    ExpansionRow(
      "an optional field a view of a presentation",
      """
      @ObservableState struct State {
        @Presents public var child: Child.State?
      }
      """,
      """
      @ObservableState struct State {
        public var child: Child.State? {
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.child)
            return _child.wrappedValue
          }
          set {
            let earlier = _$observationRegistrar.willSet(_child.wrappedValue)
            _child.wrappedValue = newValue
            if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
              _$observationRegistrar.notify(self, keyPath: \\.child)
            }
          }
          _modify {
            let earlier = _$observationRegistrar.willModify(_child.wrappedValue)
            defer {
              if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
                _$observationRegistrar.notify(self, keyPath: \\.child)
              }
            }
            yield &_child.wrappedValue
          }
        }
        public var $child: ComposableArchitecture.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.child)
            return _child
          }
          set {
            let earlier = _$observationRegistrar.willSet(_child.wrappedValue)
            _child = newValue
            if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
              _$observationRegistrar.notify(self, keyPath: \\.child)
            }
          }
          _modify {
            let earlier = _$observationRegistrar.willModify(_child.wrappedValue)
            defer {
              if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
                _$observationRegistrar.notify(self, keyPath: \\.child)
              }
            }
            yield &_child
          }
        }
        private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)
      }
      """
    ),
    ExpansionRow(
      "an optional with a value the first that is presented",
      """
      @ObservableState struct State {
        @Presents var child: Optional<Child.State> = Child.State()
      }
      """,
      """
      @ObservableState struct State {
        var child: Optional<Child.State> {
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.child)
            return _child.wrappedValue
          }
          set {
            let earlier = _$observationRegistrar.willSet(_child.wrappedValue)
            _child.wrappedValue = newValue
            if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
              _$observationRegistrar.notify(self, keyPath: \\.child)
            }
          }
          _modify {
            let earlier = _$observationRegistrar.willModify(_child.wrappedValue)
            defer {
              if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
                _$observationRegistrar.notify(self, keyPath: \\.child)
              }
            }
            yield &_child.wrappedValue
          }
        }
        var $child: ComposableArchitecture.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.child)
            return _child
          }
          set {
            let earlier = _$observationRegistrar.willSet(_child.wrappedValue)
            _child = newValue
            if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
              _$observationRegistrar.notify(self, keyPath: \\.child)
            }
          }
          _modify {
            let earlier = _$observationRegistrar.willModify(_child.wrappedValue)
            defer {
              if _$observationRegistrar.didChange(_child.wrappedValue, since: earlier) {
                _$observationRegistrar.notify(self, keyPath: \\.child)
              }
            }
            yield &_child
          }
        }
        private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: Child.State())
      }
      """
    ),
  ]
}
