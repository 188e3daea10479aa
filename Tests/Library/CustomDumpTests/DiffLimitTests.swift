import CustomDump
import Foundation
import Testing

@Suite("C5: differences are bounded in time, size and depth", .timeLimit(.minutes(60)))
struct DiffLimitTests {
  @Test("Two arrays of 100,000 unlike elements")
  func arrays() {
    let difference = diff(Array(0..<100_000), Array(100_000..<200_000))
    let lines = lines(difference)
    #expect(lines.count == 203)
    #expect(lines.prefix(3) == ["  [", "-   [0]: 0,", "+   [0]: 100000,"])
    #expect(lines.suffix(2) == ["    … 99900 more differences", "  ]"])
  }

  @Test("Two arrays of 20,000 unlike elements without an '=='")
  func plainArrays() {
    let difference = diff((0..<20_000).map { Plain(value: $0) }, (0..<20_000).map { Plain(value: -1 - $0) })
    #expect(lines(difference).suffix(2) == ["    … 19900 more differences", "  ]"])
  }

  @Test("One element among many that moved, was removed or was added")
  func oneElement() {
    let many = Array(0..<100_000)
    #expect(
      diff(many, many.filter { $0 != 70_000 })
        == "  [\n    … (70000 unchanged),\n-   [70000]: 70000,\n    … (29999 unchanged)\n  ]"
    )
    #expect(
      diff(many, many.dropFirst() + [0])
        == "  [\n-   [0]: 0,\n    … (99999 unchanged),\n+   [99999]: 0\n  ]"
    )
  }

  @Test("Large dictionaries and sets")
  func unordered() {
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<50_000).map { ($0, $0) })
    #expect(diff(dictionary, dictionary.filter { $0.key != 7 }) == "  [\n-   7: 7,\n    … (49999 unchanged)\n  ]")
    let difference = diff(Set(0..<20_000), Set(20_000..<40_000))
    #expect(lines(difference).suffix(2) == ["    … 39801 more differences", "  ])"])
  }

  @Test("10 MB of data and a string of 5 MB")
  func bytes() {
    var data = Data(count: 10_000_000)
    data[7_000_000] = 1
    #expect(
      lines(diff(Data(count: 10_000_000), data)).first == "  // These differ first at byte 7000000, counted from 0."
    )
    let text = String(repeating: "abcdefghi ", count: 500_000)
    #expect(
      diff(text + "x", text + "y") == """
          // These differ first at character 5000000, counted from 0.
        - …"abcdefghi abcdefghi x"
        + …"abcdefghi abcdefghi y"
        """
    )
  }

  @Test("A large value that only one side has")
  func oneSide() {
    let difference = diff([[Int]](), [Array(0..<100_000)])
    #expect(lines(difference).suffix(4) == ["+     [197]: 197,", "+     … 99802 more", "+   ]", "  ]"])
    #expect(
      diff(["a"], ["a", String(repeating: "x", count: 1_000)])
        == "  [\n    … (1 unchanged),\n+   [1]: \"\(String(repeating: "x", count: 200))\"… 800 more characters\n  ]"
    )
    let text = diff([], [String(repeating: "x\n", count: 1_000)])
    #expect(lines(text).suffix(4) == ["+     x", "+     … 803 more lines", "+     \"\"\"", "  ]"])
  }

  @Test("Values that are nested many levels deep", arguments: [200, 1_000])
  func depth(levels: Int) throws {
    let difference = try #require(diff(Chain(levels, end: 1), Chain(levels, end: 2)))
    #expect(difference.contains("// These differ, but more than 100 levels deep.\n"))
    #expect(lines(difference).count <= 400)
  }

  @Test("Values that are nested many levels deep, on a thread with a small stack")
  func stack() async {
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        let difference = diff(Chain(200, end: 1), Chain(200, end: 2))
        continuation.resume(returning: difference?.count ?? 0)
      }
      // What a thread other than the first one gets on macOS.
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(count > 0)
  }

  private func lines(_ difference: String?) -> [Substring] {
    difference?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }
}

private struct Plain {
  var value: Int
}

private indirect enum Chain {
  case end(Int)
  case link(Chain, Int)

  init(_ length: Int, end: Int) {
    self = (0..<length).reduce(.end(end)) { chain, position in .link(chain, position) }
  }
}
