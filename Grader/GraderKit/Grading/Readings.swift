import Synchronization

/// What has been made of something that lies on disk, kept for as long as that stays as it is.
final class Readings<Ground: Equatable & Sendable, Value: Sendable>: Sendable {
  private struct Reading {
    var ground: Ground
    var value: Value
  }

  private let known = Mutex<[ExerciseID: Reading]>([:])

  /// What was made of an exercise's files, or is made of them now.
  ///
  /// - Parameters:
  ///   - id: The exercise.
  ///   - ground: All that goes into it, looked at beforehand: what changes while it is read is read again the next time.
  ///   - read: Makes it.
  /// - Returns: The value.
  /// - Throws: What reading throws; nothing is kept then.
  func value(
    of id: ExerciseID,
    on ground: Ground,
    read: () throws(GraderFault) -> Value
  ) throws(GraderFault) -> Value {
    if let reading = known.withLock({ $0[id] }), reading.ground == ground { return reading.value }
    let value = try read()
    known.withLock { $0[id] = Reading(ground: ground, value: value) }
    return value
  }
}
