// swift-tools-version: 6.3
import PackageDescription

/// What every room is held to; a warning is an error from the first day.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A room of the house. Each lists only rooms above it, in the order in which bytes become answers.
func room(_ name: String, _ rooms: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: rooms, resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ rooms: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: rooms + ["TestSupport"], exclude: exclude, swiftSettings: strict)
}

/// A program of our own that is no part of bumbum.
func tool(_ name: String, _ path: String, _ rooms: [Target.Dependency], exclude: [String] = []) -> Target {
  .executableTarget(
    name: name, dependencies: rooms + ["TestSupport"], path: path, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "bumbum",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "bumbum", targets: ["bumbum"])],
  dependencies: [],
  targets: [
    // The ground floor knows nothing of training.
    room("Text"),
    room("CSV", ["Text"]),
    room("JSON", ["Text"]),
    room("Photos"),
    .systemLibrary(name: "CSystem"),
    room("Platform", ["Text", "CSystem"]),

    room("Training", ["Text"]),
    room("Format", ["Text", "Training"], resources: [.embedInCode("Portuguese")]),
    room("Merging", ["Text", "Training", "Format"]),
    room("Journal", ["Text", "Training", "Format", "Platform", "Photos"]),
    room("Lint", ["Text", "Training", "Format"]),
    room("Statistics", ["Text", "Training", "Format"]),
    room("Progression", ["Text", "Training", "Format"]),
    room("Import", ["Text", "CSV", "JSON", "Training", "Format"]),
    room("Views", ["Text", "CSV", "JSON", "Photos", "Training", "Format", "Lint", "Statistics", "Progression"]),
    room(
      "LanguageServer", ["Text", "JSON", "Training", "Format", "Journal", "Lint", "Statistics", "Progression", "Views"]),

    // Its resources are what `bumbum help TOPIC` prints; FORMAT.md is a link to the one above.
    room(
      "Commands",
      [
        "Text", "CSV", "JSON", "Photos", "Platform", "Training", "Format", "Merging", "Journal", "Lint", "Statistics",
        "Progression", "Import", "Views", "LanguageServer",
      ],
      resources: [.embedInCode("Resources")]),
    .executableTarget(name: "bumbum", dependencies: ["Platform", "Commands"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Text", "Photos"], path: "Tests/TestSupport", swiftSettings: strict),
    tool("benchmark", "Tests/Benchmark", ["Training"]),
    tool("torture", "Tests/Torture", [], exclude: ["Fuzz", "sanitize"]),
    tests("TextTests", ["Text"]),
    tests("CSVTests", ["Text", "CSV"]),
    tests("JSONTests", ["JSON"]),
    tests("PhotosTests", ["Photos"], exclude: ["Fixtures"]),
    tests("PlatformTests", ["Text", "Platform", "CSystem"]),
    tests("TrainingTests", ["Text", "Training"]),
    tests("FormatTests", ["Text", "Training", "Format"]),
    tests("MergingTests", ["Text", "Training", "Format", "Merging"]),
    tests("JournalTests", ["Text", "Training", "Format", "Platform", "Journal"]),
    tests("LintTests", ["Text", "Training", "Format", "Lint", "Photos"], exclude: ["fixes.txt"]),
    tests("StatisticsTests", ["Text", "Training", "Format", "Statistics"]),
    tests("LanguageServerTests", ["Text", "JSON", "Training", "Format", "Lint", "Journal", "LanguageServer"]),
    tests("ProgressionTests", ["Text", "Training", "Format", "Progression"]),
    tests("ImportTests", ["Text", "CSV", "Training", "Format", "Import"], exclude: ["Fixtures"]),
    tests("ViewsTests", ["Text", "Training", "Format", "Photos", "Views"]),
    tests(
      "CommandsTests",
      ["Text", "JSON", "Format", "Photos", "Journal", "Lint", "Progression", "Views", "LanguageServer", "Commands"],
      exclude: ["Snapshots"]),
    tests("FormatDocumentTests", ["Text", "JSON", "Training", "Format", "Journal", "Lint", "Commands"]),
  ],
  swiftLanguageModes: [.v6]
)
