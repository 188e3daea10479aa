/// How much an archive may hold: far more than a course needs, and little enough to be unpacked in memory.
struct ArchiveLimits: Equatable, Sendable {
  /// In bytes, as it lies on the disk.
  var packed = 16 << 20
  /// In bytes, all contents together.
  var unpacked = 64 << 20
  var entries = 10_000
  /// How many folders may lie within each other.
  var depth = 40
}
