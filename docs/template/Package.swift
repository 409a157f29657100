// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyLayout",
  dependencies: [
    // In a package of your own: where you keep a copy of Navshot.
    .package(name: "navshot", path: "../..")
  ],
  targets: [
    // The app's own source files, unmodified; `import UIKit` and `import GoogleNavigation` find Navshot's. Apple's UIKit
    // lets extensions and functions that do not say where they run use views; ours wants them on the main actor.
    .target(
      name: "MyLayout", dependencies: [.product(name: "NavigationSnapshots", package: "navshot")],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "MyLayoutTests",
      dependencies: ["MyLayout", .product(name: "NavigationSnapshots", package: "navshot")],
      exclude: ["__Snapshots__", "Goldens"]),
  ]
)
