extension Launcher {
  /// Starts a program in namespaces that the system's own tools make, in a file system that a script puts together.
  func namespaceWords(_ program: String, _ processes: [String]) -> [String] {
    var words = ["setpriv", "--pdeathsig", "KILL", "--", "unshare"]
    if case .own = user { words += ["--user", "--map-root-user"] }
    words += ["--mount", "--net", "--pid", "--ipc", "--uts", "--cgroup", "--fork", "--kill-child"]
    return words + ["--", "sh", "-c", script(program, processes), "sh"]
  }

  /// The shell stays the first process of its namespace: for that one, signals such as that of `abort()` have no effect.
  private func script(_ program: String, _ processes: [String]) -> String {
    var lines = ["set -e", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "umask 022"]
    lines += ["mount -t tmpfs -o mode=755,size=1m,nosuid,nodev tmpfs \(quoted(places.workplace))"]
    lines += ["cd \(quoted(places.workplace))", "mkdir dev old proc tmp"]
    for folder in places.parents { lines.append("mkdir .\(folder)") }
    for entry in places.system {
      switch entry {
      case .folder(let path): lines += bind(folder: path, to: path)
      case .file(let path): lines += bind(file: path, to: path)
      case .link(let path, let target): lines.append("ln -s \(quoted(target)) .\(path)")
      }
    }
    lines += bind(folder: places.runtime, to: SystemPlaces.runtimeInside)
    lines += bind(folder: places.manifestAPI, to: SystemPlaces.manifestAPIInside)
    lines += bind(file: program, to: SystemPlaces.programInside)
    if !processes.isEmpty { lines.append("mkdir .\(SystemPlaces.processesInside)") }
    for process in placed(processes) { lines += bind(file: process.path, to: process.inside) }
    for device in ["null", "zero", "full", "random", "urandom"] {
      lines += [": >dev/\(device)", "mount --bind /dev/\(device) dev/\(device)"]
    }
    lines += ["ln -s /proc/self/fd dev/fd", "mount -t proc -o nosuid,nodev,noexec proc proc"]
    lines += ["mount -t tmpfs -o mode=1777,size=\(limits.files)m,nosuid,nodev tmpfs tmp"]
    for folder in places.masked { lines.append("mount -t tmpfs -o ro,size=4k tmpfs .\(quoted(folder))") }
    lines += ["pivot_root . old", "cd /", "umount -l old", "rmdir old", "mount -o remount,bind,ro /"]
    switch user {
    case .own:
      // Within its own namespace; who could make another would be a superuser there.
      lines += ["echo 0 >/proc/sys/user/max_user_namespaces"]
      lines += ["setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- \(SystemPlaces.programInside) \"$@\""]
    case .other:
      lines += ["\(userWords.joined(separator: " ")) \(SystemPlaces.programInside) \"$@\""]
    }
    return (lines + ["exit $?"]).joined(separator: "\n")
  }

  private func bind(folder: String, to path: String) -> [String] {
    ["mkdir .\(path)", "mount --rbind \(quoted(folder)) .\(path)", "mount -o remount,bind,ro,nosuid,nodev .\(path)"]
  }

  private func bind(file: String, to path: String) -> [String] {
    [": >.\(path)", "mount --bind \(quoted(file)) .\(path)", "mount -o remount,bind,ro,nosuid,nodev .\(path)"]
  }

  /// A word as the shell reads it, whatever is in it.
  private func quoted(_ word: String) -> String { "'\(word.replacing("'", with: #"'\''"#))'" }
}
