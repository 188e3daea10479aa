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
    // TODO: The library reaches these tests twice, and with it come two copies. Leave them one: the app's.
    .testTarget(
      name: "KioskTests",
      dependencies: [
        "KioskApp",
        .product(name: "ComposableArchitecture", package: "Workbook"),
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
