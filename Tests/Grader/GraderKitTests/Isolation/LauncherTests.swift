import Foundation
import Testing

@testable import GraderKit

@Suite("The words before a program")
struct LauncherTests {
  @Test("Are these", arguments: samples)
  func words(_ sample: Sample) {
    let launcher = Launcher(isolation: sample.isolation, user: sample.user, limits: Limits(), places: places)
    #expect(launcher.words(program: "/kit/a b/tests", arguments: ["--x", "y z"]) == sample.words)
  }

  @Test("Are a shell's where nothing else keeps it apart")
  func none() {
    let launcher = Launcher(isolation: .none, user: .own(threads: 3), limits: Limits(), places: places)
    let words = launcher.words(program: "/p", arguments: ["a"])
    #if canImport(Darwin)
      #expect(words == ["/p", "a"])
    #else
      #expect(words.prefix(2) == ["sh", "-c"])
      #expect(words.suffix(3) == ["sh", "/p", "a"])
      #expect(
        words[2].hasPrefix("ulimit -d 1048576; ulimit -f 131072; ulimit -n 256\nulimit -t 3600; ulimit -c 0; cd /; ")
      )
    #endif
    #expect(launcher.environment.isEmpty)
  }

  @Test("On macOS name a profile that closes the network, most writing and what is hidden")
  func sandboxExec() {
    let launcher = Launcher(isolation: .sandboxExec, user: .own(threads: 3), limits: Limits(), places: places)
    let profile = """
      (version 1)
      (allow default)
      (deny network*)
      (deny file-write*)
      (deny file-read-data (subpath "/usr/lib/kit") (subpath "/home/a \\"b"))
      (allow file-read* (subpath "/opt/swift/lib") (subpath "/opt/swift/pm"))
      (allow file-read* file-write* (subpath "/kit/it's"))
      (allow file-write* (subpath "/private/tmp") (subpath "/private/var/folders") (subpath "/dev"))
      """
    #expect(
      launcher.words(program: "swift", arguments: ["test"])
        == ["/usr/bin/sandbox-exec", "-p", profile, "--", "swift", "test"]
    )
  }

  struct Sample: CustomTestStringConvertible, Sendable {
    var isolation: Verdict.Isolation
    var user: Launcher.User
    var words: [String]

    var testDescription: String { "\(isolation), \(user)" }
  }
}

private let places = SystemPlaces(
  system: [
    .link("/bin", to: "usr/bin"), .file("/etc/ld.so.cache"), .folder("/usr/lib"), .folder("/usr/share/zoneinfo"),
  ],
  runtime: "/opt/swift/lib",
  manifestAPI: "/opt/swift/pm",
  hidden: ["/usr/lib/kit", "/home/a \"b"],
  workplace: "/kit/it's"
)

private let samples: [LauncherTests.Sample] = [
  .init(
    isolation: .bubblewrap,
    user: .own(threads: 100),
    words: limits(processes: 612) + bubblewrap(userNamespace: ["--unshare-user", "--disable-userns"]) + program
  ),
  .init(
    isolation: .bubblewrap,
    user: .other(60_600),
    words: limits(processes: 512) + bubblewrap(userNamespace: []) + otherUser + program
  ),
  .init(
    isolation: .namespaces,
    user: .own(threads: 100),
    words: limits(processes: 612)
      + namespaces(
        options: ["--user", "--map-root-user"],
        end: """
          echo 0 >/proc/sys/user/max_user_namespaces
          setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- /tests "$@"
          """
      )
  ),
  .init(
    isolation: .namespaces,
    user: .other(60_600),
    words: limits(processes: 512)
      + namespaces(options: [], end: "\(otherUser.joined(separator: " ")) /tests \"$@\"")
  ),
  .init(isolation: .limits, user: .own(threads: 100), words: limits(processes: 612) + shell),
  .init(isolation: .limits, user: .other(60_600), words: limits(processes: 512) + otherUser + shell),
]

private let program = ["/tests", "--x", "y z"]

private let otherUser = [
  "setpriv", "--reuid", "60600", "--regid", "60600", "--clear-groups", "--no-new-privs", "--inh-caps=-all",
  "--bounding-set=-all", "--",
]

private let shell = [
  "setpriv", "--pdeathsig", "KILL", "--", "sh", "-c", "cd /; \"$@\"; exit $?", "sh", "setpriv", "--pdeathsig", "KILL",
  "--no-new-privs", "--", "/kit/a b/tests", "--x", "y z",
]

private func limits(processes: Int) -> [String] {
  [
    "choom", "-n", "1000", "--", "prlimit", "--data=1073741824", "--fsize=67108864", "--nofile=256",
    "--nproc=\(processes)", "--cpu=3600", "--core=0", "--",
  ]
}

private func bubblewrap(userNamespace: [String]) -> [String] {
  [
    "bwrap", "--die-with-parent", "--new-session", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
    "--unshare-cgroup-try",
  ] + userNamespace + [
    "--perms", "0755", "--dir", "/etc", "--perms", "0755", "--dir", "/usr", "--perms", "0755", "--dir", "/usr/share",
    "--symlink", "usr/bin", "/bin", "--ro-bind", "/etc/ld.so.cache", "/etc/ld.so.cache",
    "--ro-bind", "/usr/lib", "/usr/lib", "--ro-bind", "/usr/share/zoneinfo", "/usr/share/zoneinfo",
    "--ro-bind", "/opt/swift/lib", "/swift", "--ro-bind", "/opt/swift/pm", "/manifests",
    "--ro-bind", "/kit/a b/tests", "/tests",
    "--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--size", "67108864", "--tmpfs", "/tmp",
    "--tmpfs", "/usr/lib/kit", "--remount-ro", "/usr/lib/kit",
    "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/", "--",
  ]
}

private func namespaces(options: [String], end: String) -> [String] {
  let script = """
    set -e
    PATH=/usr/sbin:/usr/bin:/sbin:/bin
    umask 022
    mount -t tmpfs -o mode=755,size=1m,nosuid,nodev tmpfs '/kit/it'\\''s'
    cd '/kit/it'\\''s'
    mkdir dev old proc tmp
    mkdir ./etc
    mkdir ./usr
    mkdir ./usr/share
    ln -s 'usr/bin' ./bin
    : >./etc/ld.so.cache
    mount --bind '/etc/ld.so.cache' ./etc/ld.so.cache
    mount -o remount,bind,ro,nosuid,nodev ./etc/ld.so.cache
    mkdir ./usr/lib
    mount --rbind '/usr/lib' ./usr/lib
    mount -o remount,bind,ro,nosuid,nodev ./usr/lib
    mkdir ./usr/share/zoneinfo
    mount --rbind '/usr/share/zoneinfo' ./usr/share/zoneinfo
    mount -o remount,bind,ro,nosuid,nodev ./usr/share/zoneinfo
    mkdir ./swift
    mount --rbind '/opt/swift/lib' ./swift
    mount -o remount,bind,ro,nosuid,nodev ./swift
    mkdir ./manifests
    mount --rbind '/opt/swift/pm' ./manifests
    mount -o remount,bind,ro,nosuid,nodev ./manifests
    : >./tests
    mount --bind '/kit/a b/tests' ./tests
    mount -o remount,bind,ro,nosuid,nodev ./tests
    : >dev/null
    mount --bind /dev/null dev/null
    : >dev/zero
    mount --bind /dev/zero dev/zero
    : >dev/full
    mount --bind /dev/full dev/full
    : >dev/random
    mount --bind /dev/random dev/random
    : >dev/urandom
    mount --bind /dev/urandom dev/urandom
    ln -s /proc/self/fd dev/fd
    mount -t proc -o nosuid,nodev,noexec proc proc
    mount -t tmpfs -o mode=1777,size=64m,nosuid,nodev tmpfs tmp
    mount -t tmpfs -o ro,size=4k tmpfs .'/usr/lib/kit'
    pivot_root . old
    cd /
    umount -l old
    rmdir old
    mount -o remount,bind,ro /
    \(end)
    exit $?
    """
  return [
    "setpriv", "--pdeathsig", "KILL", "--", "unshare",
  ] + options + [
    "--mount", "--net", "--pid", "--ipc", "--uts", "--cgroup", "--fork", "--kill-child", "--", "sh", "-c", script, "sh",
    "--x", "y z",
  ]
}
