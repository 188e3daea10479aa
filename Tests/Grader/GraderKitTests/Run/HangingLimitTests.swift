import Testing

@testable import GraderKit

struct HangingLimitTests {
  @Test(
    "After a hang, each test that is left has a quarter of the limit, ten seconds at least, and never more than the limit",
    arguments: [(5, 5), (10, 10), (12, 10), (40, 10), (60, 15), (3600, 900)]
  )
  func limit(_ test: Int, _ afterHang: Int) {
    var limits = Limits()
    limits.test = test
    #expect(limits.testAfterHang == afterHang)
  }
}
