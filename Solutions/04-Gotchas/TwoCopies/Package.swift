// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Kiosk",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "Workbook", path: "../../..")
  ],
  targets: [
    .target(name: "KioskCore"),
    .executableTarget(
      name: "KioskApp",
      dependencies: [
        "KioskCore",
        .product(name: "ComposableArchitecture", package: "Workbook"),
      ]
    ),
    .testTarget(
      name: "KioskTests",
      dependencies: [
        "KioskApp"
      ]
    ),
    .testTarget(
      name: "CoreTests",
      dependencies: [
        "KioskCore",
        .product(name: "ComposableArchitecture", package: "Workbook"),
      ]
    ),
  ]
)
