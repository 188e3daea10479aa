import ComposableArchitecture
import Testing

@Suite("An observed state")
struct ObservableStateTests {
  @Test("tells who reads a field of the changes of that field only", arguments: Row.all)
  func fields(row: Row) {
    var form = Form(name: "Blob")
    let observer = Observer { row.read(form) }
    row.change(&form)
    #expect(observer.isTold == row.isTold)
  }

  @Test("tells everyone who reads a field, and each of them once")
  func observers() {
    var form = Form(name: "Blob")
    let first = Observer { _ = form.count }
    let second = Observer { _ = form.count + form.name.count }
    let third = Observer { _ = form.name }
    form.count = 1
    #expect(first.isTold && second.isTold && !third.isTold)

    let late = Observer { _ = form.name }
    #expect(!late.isTold)
  }

  @Test("tells nobody of what was already so, but keeps it")
  func sameValue() {
    var form = Form(name: "Blob")
    form.name = "Blob Jr."
    let observer = Observer { _ = form.name }
    form.name = "Blob Jr."
    #expect(!observer.isTold)
    #expect(form.name == "Blob Jr.")
  }

  @Test("lets a collection grow in place")
  func noCopies() {
    var form = Form(name: "Blob")
    form.items.reserveCapacity(8)
    let address = form.items.withUnsafeBufferPointer(\.baseAddress)
    for item in 1...8 { form.items.append(item) }
    #expect(form.items.withUnsafeBufferPointer(\.baseAddress) == address)
    #expect(form.items == Array(1...8))
  }

  @Test("starts the observers of a property, which write their own property without an end to it")
  func propertyObservers() {
    var form = Form(name: "Blob")
    form.level = 100
    #expect(form.level == 9)
    form.level += 100
    #expect(form.level == 9)
    #expect(form.levels == [0, 100, 9, 109])
  }

  @Test("that is changed by another thread tells the observers, too")
  func threads() async {
    let form = Form(name: "Blob")
    let observer = Observer { _ = form.count }
    await Task.detached {
      var form = form
      form.count = 1
    }
    .value
    #expect(observer.isTold)
  }
}

extension ObservableStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (Form) -> Void
    let change: @Sendable (inout Form) -> Void
    let isTold: Bool

    static let all = [
      Row("set", { _ = $0.count }, { $0.count = 1 }),
      Row("changed in place", { _ = $0.count }, { $0.count += 1 }),
      Row("set to what it is", { _ = $0.count }, { $0.count = 0 }, isTold: false),
      Row("another field", { _ = $0.count }, { $0.name = "Blob Jr." }, isTold: false),
      Row("through a computed property", { _ = $0.isEven }, { $0.count = 1 }),
      Row("by a method", { _ = $0.count }, { $0.count(to: 4) }),
      Row("by a method that changes nothing", { _ = $0.count }, { $0.count(to: 0) }, isTold: false),
      Row("by key path", { _ = $0.count }, { $0[keyPath: \.count] += 1 }),
      Row("an optional", { _ = $0.note }, { $0.note = "" }),
      Row("an optional that stays nil", { _ = $0.note }, { $0.note = nil }, isTold: false),
      Row("an element", { _ = $0.items }, { $0.items.append(1) }),
      Row("a part of a tuple", { _ = $0.pair }, { $0.pair.0 = 1 }),
      Row("a tuple, which cannot be compared", { _ = $0.pair }, { $0.pair = (0, 0) }),
      Row("a closure", { $0.onTap() }, { $0.onTap = {} }),
      Row("a private field", { _ = $0.secret }, { $0.whisper() }),
      Row("a field with an observer", { _ = $0.level }, { $0.level = 1 }),
      Row("a field whose observer takes the change back", { _ = $0.never }, { $0.never = 1 }, isTold: false),
      Row("a field that is named like a keyword", { _ = $0.default }, { $0.default = 1 }),
      Row("an ignored field", { _ = $0.ignored }, { $0.ignored += 1 }, isTold: false),
      Row("a wrapped field", { _ = $0.wrapped }, { $0.wrapped += 1 }, isTold: false),
      Row(
        "a lazy field",
        {
          var form = $0; _ = form.slow
        },
        { $0.slow += 1 },
        isTold: false
      ),
    ]

    init(
      _ testDescription: String,
      _ read: @escaping @Sendable (Form) -> Void,
      _ change: @escaping @Sendable (inout Form) -> Void,
      isTold: Bool = true
    ) {
      self.testDescription = testDescription
      self.read = read
      self.change = change
      self.isTold = isTold
    }
  }
}

// MARK: - Fixtures

@propertyWrapper
struct Wrapped: Sendable {
  var wrappedValue: Int
}

/// Every kind of property.
@ObservableState
struct Form: Sendable {
  var count = 0
  var name: String
  var note: String?
  var items: [Int] = []
  var pair = (0, 0)
  var onTap: @Sendable () -> Void = {}
  private(set) var secret = ""
  let id = 1
  var level = 0 {
    willSet { levels += [level, newValue] }
    didSet { level = min(level, 9) }
  }
  var levels: [Int] = []
  var never = 0 {
    didSet {
      let never = oldValue
      self.never = never
    }
  }
  var `default` = 0
  @ObservationStateIgnored var ignored = 0
  @Wrapped var wrapped = 0
  lazy var slow = 1

  static var shared: Int { 1 }

  var isEven: Bool { count.isMultiple(of: 2) }

  var doubled: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }

  mutating func count(to count: Int) {
    self.count = count
  }

  mutating func whisper() {
    secret += "?"
  }
}
