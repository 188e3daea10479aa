/// Gives every thing a name of its own, for readers that drop what bears a name they have met.
struct UniqueNames {
  private var taken: Set<String> = []

  /// The name itself or, where it is taken, the name with a number.
  mutating func name(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted) (\(number))"
      number += 1
    }
    return name
  }
}
