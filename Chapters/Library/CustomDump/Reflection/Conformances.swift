import Synchronization

/// To which of the protocols that change how a value prints a type conforms.
///
/// Asking the runtime takes longer than printing the value, so each type is asked once.
struct Conformances: OptionSet {
  let rawValue: Int

  static let optional = Self(rawValue: 1)
  static let stringConvertible = Self(rawValue: 2)
  static let representable = Self(rawValue: 4)
  static let reflectable = Self(rawValue: 8)
}

extension Conformances {
  /// Looks up a type.
  init(of type: Any.Type) {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) {
      self = known
      return
    }
    self = []
    if type is any OptionalValue.Type { insert(.optional) }
    if type is any CustomDumpStringConvertible.Type { insert(.stringConvertible) }
    if type is any CustomDumpRepresentable.Type { insert(.representable) }
    if type is any CustomDumpReflectable.Type { insert(.reflectable) }
    let new = self
    known.withLock { $0[id] = new }
  }
}

/// The types that were asked so far.
private let known = Mutex<[ObjectIdentifier: Conformances]>([:])
