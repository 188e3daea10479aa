extension Task where Success == Never, Failure == Never {
  /// Lets other tasks go on, some times.
  ///
  /// Nobody can say how often other tasks have to go on until they are where a test wants them. A test store and a test
  /// clock wait for that by themselves; elsewhere wait for something that happens, such as an element of a stream.
  ///
  /// - Parameter count: How often.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await Task<Void, Never>.detached { await Task.yield() }.value }
  }
}
