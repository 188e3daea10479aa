#if os(Linux)
  import Foundation
  import Testing

  @testable import GraderKit

  /// Each limit is shown to bite, and the same script to succeed where the limit leaves room.
  @Suite("The limits of a program hold however it is kept apart", .ownThread)
  struct LimitsTests {
    @Test("Memory", arguments: all)
    func memory(_ sandbox: SandboxFixture) throws {
      let script = "head -c 100M /dev/zero | tail -c 100M | wc -c"
      #expect(try !sandbox.run(script, limits: limits { $0.memory = 64 }).output.contains("104857600"))
      #expect(try sandbox.run(script, limits: limits { $0.memory = 256 }).output == "104857600\n")
    }

    @Test("Processes", arguments: all)
    func processes(_ sandbox: SandboxFixture) throws {
      let script = "sh -c 'i=0; while [ $i -lt 40 ]; do sleep 1000 & i=$((i + 1)); done; echo all'"
      #expect(try !sandbox.run(script, limits: limits { $0.processes = 20 }).output.contains("all"))
      #expect(try sandbox.run(script, limits: limits { $0.processes = 200 }).output == "all\n")
    }

    @Test("The size of a file", arguments: all)
    func fileSize(_ sandbox: SandboxFixture) throws {
      let script = "f=$(mktemp); head -c 3M /dev/zero >$f && echo written; rm $f"
      #expect(try !sandbox.run(script, limits: limits { $0.files = 2 }).output.contains("written"))
      #expect(try sandbox.run(script, limits: limits { $0.files = 4 }).output == "written\n")
    }

    @Test("All temporary files together", arguments: SandboxFixture.strong)
    func temporaryFiles(_ sandbox: SandboxFixture) throws {
      let script = "for i in 1 2 3; do head -c 1M /dev/zero >/tmp/$i || exit 1; done; echo written"
      #expect(try !sandbox.run(script, limits: limits { $0.files = 2 }).output.contains("written"))
      #expect(try sandbox.run(script, limits: limits { $0.files = 4 }).output == "written\n")
    }

    @Test("Descriptors", arguments: all)
    func descriptors(_ sandbox: SandboxFixture) throws {
      let script = "for i in $(seq 20 60); do eval \"exec $i</dev/null\" || exit 1; done; echo open"
      #expect(try !sandbox.run(script, limits: limits { $0.descriptors = 50 }).output.contains("open"))
      #expect(try sandbox.run(script, limits: limits { $0.descriptors = 100 }).output == "open\n")
    }

    @Test("Processor time", arguments: all)
    func processor(_ sandbox: SandboxFixture) throws {
      let result = try sandbox.run("while :; do :; done", limits: limits { $0.processor = 1 })
      #expect(result.ending == .exited(128 + SIGKILL) || result.ending == .exited(128 + SIGXCPU))
    }

    @Test("No core is dumped, and the kernel would rather end this than anything else", arguments: all)
    func others(_ sandbox: SandboxFixture) throws {
      #expect(try sandbox.run("ulimit -c; cat /proc/self/oom_score_adj").output == "0\n1000\n")
    }

    @Test("With limits alone, who ends its parent does not end the grader", arguments: SandboxFixture.limits)
    func parent(_ sandbox: SandboxFixture) throws {
      #expect(try sandbox.run("kill -KILL $PPID; sleep 1000").ending == .signalled(SIGKILL))
    }

    private static let all = SandboxFixture.strong + SandboxFixture.limits

    private func limits(_ change: (inout Limits) -> Void) -> Limits {
      var limits = Limits()
      change(&limits)
      return limits
    }
  }
#endif
