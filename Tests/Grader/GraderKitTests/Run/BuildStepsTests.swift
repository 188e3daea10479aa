import Testing

@testable import GraderKit

@Suite("How far a build is")
struct BuildStepsTests {
  @Test("Is what the last numbers say that have arrived", arguments: outputs)
  func numbers(_ output: String, _ done: Int?, _ all: Int?) {
    var steps = BuildSteps()
    let found = steps.read(output.utf8)
    #expect(found?.done == done)
    #expect(found?.all == all)
  }

  @Test("Is read of lines that arrive in pieces, each told once")
  func pieces() {
    var steps = BuildSteps()
    #expect(steps.read("[1/2] One\n[12/3".utf8)?.done == 1)
    #expect(steps.read("45] Compiling".utf8) == nil)
    #expect(steps.read(" Lamp\n".utf8)?.done == 12)
    #expect(steps.read("\n".utf8) == nil)
  }
}

private let outputs: [(String, Int?, Int?)] = [
  ("[12/345] Compiling Lamp Lamp.swift\n", 12, 345),
  ("Building for debugging...\n[0/3] Write sources\n[1/3] Compiling Lamp\nwarning: [2/3] no\n", 1, 3),
  ("[1/3] One\r[2/3] Two\r", 2, 3),
  ("[1/3] One\n[2/3] Two", 1, 3),
  ("[12/345]Lamp\n", nil, nil),
  ("[4/3] Lamp\n", nil, nil),
  ("[99999999999999999999/3] Lamp\n", nil, nil),
  ("Build complete!\n", nil, nil),
  ("", nil, nil),
]
