import Foundation
import IdentifiedCollections

/// A type whose values nobody can change in place, though the compiler manages memory for them.
protocol PlainValue {}

extension String: PlainValue {}
extension Substring: PlainValue {}
extension Character: PlainValue {}
extension Data: PlainValue {}
extension URL: PlainValue {}

/// A type whose values can be changed in place only through what they contain.
protocol PlainContainer {
  /// Whether what the container contains could.
  func plainness(depth: Int) -> Plainness
}

extension Optional: PlainContainer {
  func plainness(depth: Int) -> Plainness { Plainness(ofAll: map { [$0] } ?? [], depth: depth) }
}

extension Array: PlainContainer {
  func plainness(depth: Int) -> Plainness { Plainness(ofAll: self, depth: depth) }
}

extension Set: PlainContainer {
  func plainness(depth: Int) -> Plainness { Plainness(ofAll: self, depth: depth) }
}

extension Dictionary: PlainContainer {
  func plainness(depth: Int) -> Plainness {
    Swift.min(Plainness(ofAll: keys, depth: depth), Plainness(ofAll: values, depth: depth))
  }
}

extension IdentifiedArray: PlainContainer {
  func plainness(depth: Int) -> Plainness { Plainness(ofAll: elements, depth: depth) }
}

extension StackState: PlainContainer {
  func plainness(depth: Int) -> Plainness { Plainness(ofAll: self, depth: depth) }
}

extension PresentationState: PlainContainer {
  func plainness(depth: Int) -> Plainness { wrappedValue.plainness(depth: depth) }
}

extension Plainness {
  /// Looks for objects in all elements.
  fileprivate init<Element>(ofAll elements: some Sequence<Element>, depth: Int) {
    self = _isPOD(Element.self) ? .type : .value
    for element in elements where self == .value {
      self = Plainness(of: element, depth: depth)
    }
  }
}
