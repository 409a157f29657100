// swift-tools-version: 6.2
import PackageDescription

extension [SwiftSetting] {
  /// What every target is compiled with: imports stay out of a module's surface unless it says `public import`.
  static let strict: Self = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]

  /// Optimized in debug builds too: what goes over every pixel is ten and more times slower without.
  static let optimized: Self = [.unsafeFlags(["-O"], .when(configuration: .debug))]

  /// `strict`, on the main actor unless a declaration says `nonisolated`: views, delegates, sessions.
  static let mainActor: Self = strict + [.defaultIsolation(MainActor.self)]
}

let package = Package(
  name: "navshot",
  products: [
    .executable(name: "navshot", targets: ["navshot"]),
    // With the modules that a layout's source imports, and the one that the compiler looks for in tests of it.
    .library(
      name: "NavigationSnapshots", targets: ["NavigationSnapshots", "UIKit", "GoogleNavigation", "_Testing_UIKit"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),

    .target(name: "Cassowary", swiftSettings: .strict),
    .target(name: "Drawing", swiftSettings: .strict),
    .target(name: "LayoutModel", swiftSettings: .strict),
    .target(name: "Typography", dependencies: ["CPango", "Drawing"], swiftSettings: .strict),
    .target(
      name: "Rendering", dependencies: ["CCairo", "CDeflate", "CMalloc", "CXXHash", "Drawing"],
      swiftSettings: .strict + .optimized),
    .target(name: "ImageComparison", dependencies: ["Drawing"], swiftSettings: .strict + .optimized),
    .target(name: "SwiftSource", swiftSettings: .strict),
    .target(
      name: "LayoutAudit", dependencies: ["Drawing", "LayoutModel", "SwiftSource"], swiftSettings: .strict),
    .target(
      name: "UIKit", dependencies: ["Cassowary", "Drawing", "LayoutModel", "Typography"],
      swiftSettings: .mainActor),
    .target(
      name: "Themes", path: "themes", sources: ["ThemeFiles.swift"],
      resources: ["day", "night", "blueprint", "print"].map { .embedInCode("\($0).json") },
      swiftSettings: .strict),
    .target(
      name: "GoogleNavigation", dependencies: ["Drawing", "LayoutModel", "Themes", "Typography", "UIKit"],
      swiftSettings: .mainActor),
    .target(
      name: "SnapshotEngine",
      dependencies: [
        "Drawing", "GoogleNavigation", "ImageComparison", "LayoutAudit", "LayoutModel", "Rendering", "SwiftSource",
        "Typography", "UIKit",
      ],
      resources: ["report.css", "model.js", "list.js", "viewer.js", "side.js", "report.js"].map {
        .embedInCode("Reports/Page/\($0)")
      },
      swiftSettings: .strict),
    // Apart from the engine, so that the command line needs no testing library.
    .target(
      name: "NavigationSnapshots", dependencies: ["GoogleNavigation", "LayoutModel", "SnapshotEngine"],
      swiftSettings: .strict),
    .executableTarget(
      name: "navshot", dependencies: ["SnapshotEngine"], swiftSettings: .strict,
      // A delegate compiled from the user's source is loaded with dlopen and finds UIKit and GoogleNavigation here.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .executableTarget(
      name: "SolverBenchmark", dependencies: ["Cassowary"], path: "Benchmarks/SolverBenchmark",
      swiftSettings: .strict),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["GoogleNavigation", "UIKit"], path: "Benchmarks/LayoutBenchmark",
      swiftSettings: .mainActor),

    .executableTarget(
      name: "ImageBenchmark", dependencies: ["Drawing", "ImageComparison", "Rendering"],
      path: "Benchmarks/ImageBenchmark", swiftSettings: .strict),

    // What the compiler looks for when a test imports both Testing and UIKit.
    .target(
      name: "_Testing_UIKit", path: "Tests/_Testing_UIKit", swiftSettings: .strict),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["reference.json"], swiftSettings: .strict),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: .strict),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"], swiftSettings: .strict),
    .testTarget(name: "TypographyTests", dependencies: ["Drawing", "Typography"], swiftSettings: .strict),
    .testTarget(name: "RenderingTests", dependencies: ["Drawing", "Rendering", "Typography"], swiftSettings: .strict),
    .testTarget(
      name: "ImageComparisonTests", dependencies: ["Drawing", "ImageComparison", "Rendering", "Typography"],
      exclude: ["pixelmatch.json", "pixelmatch.png"], swiftSettings: .strict),
    .testTarget(
      name: "LayoutAuditTests", dependencies: ["Drawing", "LayoutAudit", "LayoutModel", "SwiftSource"],
      swiftSettings: .strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["Drawing", "LayoutModel", "UIKit", "_Testing_UIKit"],
      swiftSettings: .mainActor),
    .testTarget(
      name: "GoogleNavigationTests",
      dependencies: ["Drawing", "GoogleNavigation", "LayoutModel", "UIKit", "_Testing_UIKit"],
      swiftSettings: .mainActor),
    .testTarget(
      name: "NavigationSnapshotsTests",
      dependencies: [
        "Drawing", "GoogleNavigation", "ImageComparison", "LayoutAudit", "LayoutModel", "Rendering", "SnapshotEngine",
        "UIKit", "_Testing_UIKit",
      ],
      exclude: ["Fixtures"], swiftSettings: .strict),
  ],
  swiftLanguageModes: [.v6]
)
