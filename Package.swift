// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "beagle-test",
  products: [
    .library(name: "Atlas", targets: ["Atlas"]),
    .library(name: "BeagleSchema", targets: ["BeagleSchema"]),
    .library(name: "Beagle", targets: ["Beagle"]),
    .library(name: "BeagleNetworking", targets: ["BeagleNetworking"]),
    .library(name: "BeagleScenario", targets: ["BeagleScenario"]),
    .library(name: "BeagleTestKit", targets: ["BeagleTestKit"]),
    .executable(name: "beagle-test", targets: ["beagle-test"]),
    .executable(name: "beagle-test-live", targets: ["beagle-test-live"]),
  ],
  targets: [
    .target(name: "Locking"),
    .target(name: "Atlas", dependencies: ["Locking"]),
    .executableTarget(name: "atlas-example", dependencies: ["Atlas"], path: "Sources/AtlasExample"),
    .systemLibrary(name: "CLuaLibrary", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "CProcess"),
    .target(name: "CLua", dependencies: ["CLuaLibrary"]),
    .target(
      name: "CSimdjson",
      linkerSettings: [.linkedLibrary("simdjson")]
    ),
    .target(name: "BeagleSchema", dependencies: ["CSimdjson", "Locking"]),
    .target(name: "Beagle", dependencies: ["Atlas", "BeagleSchema", "Locking"]),
    .target(name: "BeagleNetworking", dependencies: ["Beagle", "BeagleSchema"]),
    .target(name: "BeagleScenario", dependencies: ["Beagle", "BeagleSchema", "CLua", "CNettle", "Locking"]),
    .target(
      name: "BeagleTestKit", dependencies: ["BeagleScenario", "BeagleSchema", "CExpat", "CProcess"],
      resources: [.embedInCode("HtmlReport/Page")]
    ),
    .executableTarget(name: "beagle-test", dependencies: ["BeagleScenario", "BeagleTestKit"]),
    .executableTarget(
      name: "beagle-test-live", dependencies: ["BeagleNetworking", "BeagleScenario", "BeagleTestKit"],
      path: "Sources/BeagleTestLive"),
    .executableTarget(
      name: "runner-example", dependencies: ["Beagle", "BeagleNetworking", "BeagleScenario", "BeagleTestKit"],
      path: "Sources/RunnerExample", exclude: ["Scenarios"]),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Beagle", "BeagleSchema", "BeagleScenario", "BeagleTestKit", "CAllocationCount"],
      path: "Sources/Benchmarks"),
    .testTarget(name: "AtlasTests", dependencies: ["Atlas"]),
    .testTarget(name: "BeagleSchemaTests", dependencies: ["BeagleSchema"], exclude: ["Tables"]),
    .testTarget(
      name: "BeagleTests",
      dependencies: ["Beagle", "BeagleSchema"],
      exclude: ["Conformance/Tables", "Networking/Tables"]
    ),
    .testTarget(
      name: "BeagleNetworkingTests", dependencies: ["Beagle", "BeagleNetworking", "BeagleScenario", "BeagleSchema"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Atlas", "Beagle", "BeagleNetworking", "BeagleScenario", "BeagleSchema"]),
    .testTarget(
      name: "BeagleScenarioTests", dependencies: ["Beagle", "BeagleScenario", "BeagleSchema"], exclude: ["Scenarios"]),
    .executableTarget(
      name: "FakeRunner", dependencies: ["Beagle", "BeagleTestKit", "BeagleScenario", "BeagleSchema"],
      path: "Tests/FakeRunner"
    ),
    .testTarget(
      name: "BeagleTestKitTests", dependencies: ["BeagleTestKit", "BeagleScenario", "BeagleSchema", "FakeRunner"],
      exclude: ["Transcripts"]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11,
  cxxLanguageStandard: .cxx17
)

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}
