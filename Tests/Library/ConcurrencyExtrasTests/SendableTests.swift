import ConcurrencyExtras
import Testing

@Suite("Values that are vouched for")
struct SendableTests {
  @Test("UncheckedSendable gives its value, the parts of it, and lets both be changed")
  func unchecked() {
    @UncheckedSendable var box = Box()
    box.count = 1
    $box.count = 2
    #expect(box.count == 2)
    #expect($box.count == 2)
    let copy = $box
    Task { #expect(copy.value.count == 2) }
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
  }

  @Test("AnyHashableSendable is equal to one with an equal value of the same type, however often it is wrapped")
  func hashable() {
    let one = AnyHashableSendable(1)
    #expect(one == AnyHashableSendable(1))
    #expect(one == AnyHashableSendable(AnyHashableSendable(1)))
    #expect(one != AnyHashableSendable("1"))
    #expect(Set([one, AnyHashableSendable(1), AnyHashableSendable("1")]).count == 2)
    #expect("\(one)" == "1")
  }

  @MainActor
  @Test("Code for a main serial executor is run as it is")
  func mainSerialExecutor() async {
    var count = 0
    await withMainSerialExecutor {
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  @Test("Nothing is switched off for other tests")
  func switches() {
    var count = 0
    withMainSerialExecutor { count += 1 }
    #expect(count == 1)
    uncheckedUseMainSerialExecutor = false
    #expect(uncheckedUseMainSerialExecutor)
  }
}

private struct Box {
  var count = 0
}
