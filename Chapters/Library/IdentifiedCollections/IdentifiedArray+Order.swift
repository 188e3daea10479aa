import Foundation

extension IdentifiedArray {
  /// Moves elements to another place and keeps them in order.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements.
  ///   - destination: The position before which they are put, counted before they are taken out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let stay = indices.filter { !source.contains($0) }
    rearrange(stay.filter { $0 < destination } + source + stay.filter { $0 >= destination })
  }

  /// Exchanges two elements.
  ///
  /// - Parameters:
  ///   - i: The position of the one.
  ///   - j: The position of the other.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    elements.swapAt(i, j)
    ids.swapAt(i, j)
  }

  /// Reverses the order of the elements.
  public mutating func reverse() {
    rearrange(indices.reversed())
  }

  /// Sorts the elements; those that are alike stay in their order.
  ///
  /// - Parameter areInIncreasingOrder: Whether an element belongs before another one.
  /// - Throws: What the closure throws; nothing is moved then.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    rearrange(try indices.sorted { try areInIncreasingOrder(elements[$0], elements[$1]) })
  }

  /// Puts the elements into a random order.
  public mutating func shuffle() {
    rearrange(indices.shuffled())
  }

  /// Puts the elements into a random order.
  ///
  /// - Parameter generator: Where the random numbers come from.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    rearrange(indices.shuffled(using: &generator))
  }

  /// Puts the elements that belong to the second part after all others.
  ///
  /// - Parameter belongsInSecondPartition: Is asked about each element.
  /// - Returns: The position of the first element of the second part.
  /// - Throws: What the closure throws; nothing is moved then.
  @discardableResult
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
    var order = Array(indices)
    let pivot = try order.partition { try belongsInSecondPartition(elements[$0]) }
    rearrange(order)
    return pivot
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements; those that are alike stay in their order.
  public mutating func sort() {
    sort(by: <)
  }
}
