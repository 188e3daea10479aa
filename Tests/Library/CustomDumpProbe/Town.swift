/// Dictionaries, sets and objects inside of one another, beside what has an order of its own.
struct Town {
  var lines: [String: [Stop: Set<Int>]] = [:]
  var colours: [AnyHashable: Set<Set<String>>] = [:]
  var people: Set<Person>
  var streets = ["West Street", "East Street", "North Street", "South Street"]

  init(isChanged: Bool) {
    for line in 1...12 {
      for stop in 1...6 { lines["Line \(line)", default: [:]][.name("Stop \(stop)")] = Set(1...stop + line) }
      lines["Line \(line)"]?[.terminus] = isChanged && line == 7 ? [0] : []
    }
    for number in 1...8 {
      colours[number] = [["red", "green", "blue"], ["\(number)", "white"]]
      colours["\(number)"] = []
    }
    let people = (1...8).map { Person(name: "Person \($0)") }
    for (position, person) in people.enumerated() {
      person.friends = [people[(position + 1) % people.count], people[(position + 3) % people.count]]
    }
    if isChanged { people[4].name = "Nobody" }
    self.people = Set(people)
  }
}

enum Stop: Hashable {
  case name(String)
  case terminus
}

/// A person with friends, who know each other in circles.
final class Person: Hashable {
  var name: String
  var friends: Set<Person> = []

  init(name: String) { self.name = name }

  static func == (lhs: Person, rhs: Person) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
