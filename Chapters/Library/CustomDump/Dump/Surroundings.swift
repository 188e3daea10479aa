/// What stands around a value that is printed.
struct Surroundings {
  /// The objects that were printed so far, so that a cycle of them ends.
  var objects: Set<ObjectIdentifier> = []

  /// Counts the sets and dictionaries around the value that print it only to find out its place.
  private(set) var orderings = 0

  /// Whether sets and dictionaries are printed without their elements.
  ///
  /// To put elements in order, each is printed, which puts the sets in it in order, and so on: among objects that know one
  /// another it would take for ever.
  var hidesElements: Bool { orderings > 1 && !objects.isEmpty }

  /// The surroundings of an element that is printed only to find out its place.
  ///
  /// - Parameter isClose: Whether it is looked at closely, because at first sight there is another one like it: the elements
  ///   of sets in an object count only then.
  /// - Returns: The surroundings.
  func ofOrdering(isClose: Bool) -> Self {
    var surroundings = self
    surroundings.orderings += isClose ? 1 : 2
    return surroundings
  }
}
