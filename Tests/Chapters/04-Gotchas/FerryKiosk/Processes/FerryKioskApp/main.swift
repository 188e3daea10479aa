import FerryKioskExercise
import Foundation

// The kiosk as it is really started, and then what is in its log.
FerryApp.main()
if let log = try? String(contentsOf: Logbook.file, encoding: .utf8) {
  for line in log.split(separator: "\n") { print("wrote '\(line)'") }
  try? FileManager.default.removeItem(at: Logbook.file)
}
