import CustomDump
import Synchronization

/// Whether a value could print differently later though nobody has assigned to it, because it holds an object.
///
/// A test store that cannot rule it out has to print each state as soon as it is there, which takes long.
enum Plainness: Int {
  /// It could, or that is not known.
  case none

  /// It could not; other values of its type might.
  case value

  /// It could not, and neither could any other value of its type.
  case type
}

extension Plainness: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Plainness {
  /// Looks for objects in a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - depth: In how many others the value stands.
  init<Value>(of value: Value, depth: Int = 0) {
    let id = ObjectIdentifier(Value.self)
    guard !plainTypes.withLock({ $0.contains(id) }) else {
      self = .type
      return
    }
    // A dump ends there, too.
    self = depth < 100 ? Self(lookingInto: value, depth: depth) : .none
    if self == .type { plainTypes.withLock { _ = $0.insert(id) } }
  }

  private init<Value>(lookingInto value: Value, depth: Int) {
    if _isPOD(Value.self) || Value.self is any PlainValue.Type {
      self = .type
    } else if Swift.type(of: value as Any) != Value.self {
      // What is declared as 'any P' may be anything, and is an object where it is most useful.
      self = .none
    } else if let container = value as? any PlainContainer {
      self = container.plainness(depth: depth + 1)
    } else {
      self.init(reflecting: value, depth: depth)
    }
  }

  /// Looks for objects in a value by the type that it was stored with, which may be an 'any P'.
  private init(ofAny value: Any, depth: Int) {
    func look<Value>(at value: Value) -> Self { Self(of: value, depth: depth) }
    self = _openExistential(value, do: look)
  }

  /// Looks into what shows all of its parts.
  private init<Value>(reflecting value: Value, depth: Int) {
    // Observed state shows its fields by themselves, and without the types that they are declared with.
    let isObserved = Value.self is any _ReflectableState.Type
    guard isObserved || !hidesParts(Value.self) else {
      self = .none
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where !mirror.children.isEmpty, .tuple: self = isObserved ? .value : .type
    case .enum: self = .value
    default: self = .none
    }
    for child in mirror.children where self != .none {
      self = min(self, Self(ofAny: child.value, depth: depth + 1))
    }
  }
}

/// Whether values of a type print otherwise than by all of their parts.
private func hidesParts(_ type: Any.Type) -> Bool {
  type is any CustomReflectable.Type || type is any CustomDumpReflectable.Type
    || type is any CustomDumpRepresentable.Type || type is any CustomDumpStringConvertible.Type
}

/// The types of which is known that no value of theirs holds an object.
private let plainTypes = Mutex<Set<ObjectIdentifier>>([])
