extension Launcher {
  /// Starts a program with bubblewrap, which makes the namespaces and a file system of what is named here.
  ///
  /// The superuser makes them with real privileges and changes the user inside; anybody else needs a user namespace, and
  /// no further one can be made in that.
  func bubblewrapWords(_ program: String, _ processes: [String]) -> [String] {
    var words = ["bwrap", "--die-with-parent", "--new-session"]
    words += ["--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
    if case .own = user { words += ["--unshare-user", "--disable-userns"] }
    // Folders that are made on the way to something would be closed to everybody else.
    for folder in places.parents { words += ["--perms", "0755", "--dir", folder] }
    for entry in places.system {
      switch entry {
      case .folder(let path), .file(let path): words += ["--ro-bind", path, path]
      case .link(let path, let target): words += ["--symlink", target, path]
      }
    }
    words += [
      "--ro-bind", places.runtime, SystemPlaces.runtimeInside,
      "--ro-bind", places.manifestAPI, SystemPlaces.manifestAPIInside,
      "--ro-bind", program, SystemPlaces.programInside,
    ]
    if !processes.isEmpty { words += ["--perms", "0755", "--dir", SystemPlaces.processesInside] }
    for process in placed(processes) { words += ["--ro-bind", process.path, process.inside] }
    words += ["--proc", "/proc", "--dev", "/dev"]
    words += ["--perms", "1777", "--size", "\(limits.files << 20)", "--tmpfs", "/tmp"]
    for folder in places.masked { words += ["--tmpfs", folder, "--remount-ro", folder] }
    words += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/", "--"]
    return words + userWords + [SystemPlaces.programInside]
  }
}
