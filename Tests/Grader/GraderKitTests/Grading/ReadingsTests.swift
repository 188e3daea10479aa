import Testing

@testable import GraderKit

@Suite("What is read of a kit")
struct ReadingsTests {
  @Test("is read once while nothing of it changes")
  func once() throws {
    let readings = Readings<String, Int>()
    var count = 0
    for _ in 1...3 { #expect(try readings.value(of: gate, on: "as it was") { read(&count) } == 1) }
    #expect(count == 1)
  }

  @Test("is read again when it has changed, and each exercise by itself")
  func changed() throws {
    let readings = Readings<String, Int>()
    var count = 0
    #expect(try readings.value(of: gate, on: "as it was") { read(&count) } == 1)
    #expect(try readings.value(of: gate, on: "changed") { read(&count) } == 2)
    #expect(try readings.value(of: lift, on: "changed") { read(&count) } == 3)
    #expect(try readings.value(of: gate, on: "changed") { read(&count) } == 2)
  }

  @Test("is read again where it could not be read")
  func unreadable() throws {
    let readings = Readings<String, Int>()
    #expect(throws: GraderFault.noSandbox) {
      try readings.value(of: gate, on: "as it was") { () throws(GraderFault) in throw .noSandbox }
    }
    #expect(try readings.value(of: gate, on: "as it was") { 7 } == 7)
  }
}

private let gate = ExerciseID(chapter: "01-Doors", exercise: "Gate")
private let lift = ExerciseID(chapter: "01-Doors", exercise: "Lift")

private func read(_ count: inout Int) -> Int {
  count += 1
  return count
}
