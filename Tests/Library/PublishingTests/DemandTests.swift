import Publishing
import Testing

@Suite("Demand")
struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test(
    "Demands add up, without a limit once one has none or they grow too large",
    arguments: [
      (Demand.max(1), Demand.max(2), Demand.max(3)),
      (.none, .max(2), .max(2)),
      (.max(2), .unlimited, .unlimited),
      (.unlimited, .none, .unlimited),
      (.max(.max), .max(1), .unlimited),
    ]
  )
  func sum(left: Demand, right: Demand, sum: Demand) {
    #expect(left + right == sum)
  }

  @Test(
    "Values use a demand up, never below none",
    arguments: [
      (Demand.max(3), 2, Demand.max(1)),
      (.max(1), 2, .none),
      (.unlimited, 5, .unlimited),
    ]
  )
  func difference(demand: Demand, values: Int, rest: Demand) {
    #expect(demand - values == rest)
  }

  @Test("None is the smallest demand, and the one without a limit the largest")
  func order() {
    #expect([Demand.unlimited, .max(2), .none, .max(.max)].sorted() == [.none, .max(2), .max(.max), .unlimited])
    #expect(!(Demand.unlimited < .unlimited))
  }
}
