@testable import GraderKit

extension Toolchain {
  /// One that lies nowhere.
  static let sample = Toolchain(version: "6.3.1", runtime: "/opt/swift/usr/lib/swift/linux")
}
