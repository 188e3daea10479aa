import Foundation

/// What judges the exercises, taken apart once for all who are graded; what changes on disk is read again.
struct KitReadings: Sendable {
  private let suites = Readings<Ground, ExerciseSuite>()
  private let variants = Readings<Ground, ExerciseVariants>()

  /// All that goes into a reading.
  private struct Ground: Equatable {
    var exercise: Exercise
    var files: [FileStamp]
    var key: UInt64
    var selects = true

    init(kit: Kit, id: ExerciseID, exercise: Exercise, key: UInt64) {
      self.exercise = exercise
      self.key = key
      // Versions are made of the right feature, which is the solution's where it is not sealed.
      let solution = (exercise.files + exercise.givenFiles).map { name in
        FileStamp(kit.solutions.appending(path: "\(id.path)/\(name)"), as: "Solutions/\(name)")
      }
      files = FileStamp.all(in: kit.suites.appending(path: id.path)) + solution
    }
  }

  /// An exercise's hidden suite.
  ///
  /// - Parameters:
  ///   - kit: Where it lies.
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  ///   - key: The key that the copy reads a run's number by.
  ///   - selects: Whether the copy names the real API by its modules.
  /// - Returns: The suite.
  /// - Throws: ``GraderFault/unreadableSuite(exercise:reason:)``.
  func suite(
    kit: Kit,
    id: ExerciseID,
    exercise: Exercise,
    key: UInt64,
    selects: Bool
  ) throws(GraderFault) -> ExerciseSuite {
    var ground = Ground(kit: kit, id: id, exercise: exercise, key: key)
    ground.selects = selects
    return try suites.value(of: id, on: ground) { () throws(GraderFault) in
      try ExerciseSuite(
        kit: kit,
        id: id,
        module: exercise.suiteModule,
        processes: exercise.allProcesses.map(\.name),
        key: key,
        selects: selects
      )
    }
  }

  /// The versions of an exercise's feature.
  ///
  /// - Parameters:
  ///   - kit: Where they lie.
  ///   - id: The exercise.
  ///   - exercise: What the catalog says of it.
  ///   - key: What the choice of a process is made with.
  /// - Returns: The versions.
  /// - Throws: ``GraderFault/unreadableVariants(exercise:reason:)``.
  func variants(kit: Kit, id: ExerciseID, exercise: Exercise, key: UInt64) throws(GraderFault) -> ExerciseVariants {
    let ground = Ground(kit: kit, id: id, exercise: exercise, key: key)
    return try variants.value(of: id, on: ground) { () throws(GraderFault) in
      try ExerciseVariants(kit: kit, id: id, exercise: exercise, key: key)
    }
  }
}
