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
func core(_ name: String, _ rooms: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: rooms, path: "Sources/Core/\(name)", resources: resources, swiftSettings: strict)
}

/// A room that adds something to the core.
func around(_ name: String, _ rooms: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: rooms, path: "Sources/Around/\(name)", resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ rooms: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: rooms + ["TestSupport"], exclude: exclude, swiftSettings: strict)
}

/// A program of our own that is no part of bumbum.
func tool(_ name: String, _ path: String, _ rooms: [Target.Dependency], exclude: [String] = []) -> Target {
  let all = rooms + ["TestSupport"]
  return .executableTarget(name: name, dependencies: all, path: path, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "bumbum",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "bumbum", targets: ["bumbum"])],
  dependencies: [],
  targets: [
    // The ground floor knows nothing of training.
    core("Text"),
    core("CSV", ["Text"]),
    core("JSON", ["Text"]),
    core("TOML", ["Text"]),
    around("Photos"),
    .systemLibrary(name: "CSystem", path: "Sources/Core/CSystem"),
    core("Platform", ["Text", "CSystem"]),

    core("Training", ["Text"]),
    core(
      "Grammar", ["Text", "TOML", "Training"], resources: [.embedInCode("Portuguese"), .embedInCode("NewJournal")]),
    core("Guess", ["Text", "Training", "Grammar"]),
    around("Merging", ["Text", "TOML", "Training", "Grammar"]),
    core("Storage", ["Text", "Training", "Grammar", "Platform", "Photos"]),
    core("Lint", ["Text", "Training", "Grammar", "Guess"]),
    core("Statistics", ["Text", "Training", "Grammar"]),
    core("Views", ["Text", "CSV", "JSON", "Photos", "Training", "Grammar", "Lint", "Statistics"]),
    around("Progression", ["Text", "JSON", "Training", "Grammar", "Statistics", "Views"]),
    core("Recording", ["Text", "Training", "Grammar", "Guess", "Lint", "Statistics"]),
    // Its resources are what `bumbum help TOPIC` prints; FORMAT.md is a link to the one above.
    core(
      "Commands",
      [
        "Text", "CSV", "JSON", "Photos", "Platform", "Training", "Grammar", "Merging", "Storage", "Lint", "Statistics",
        "Views", "Recording", "Guess",
      ],
      resources: [.embedInCode("Resources")]),

    // Each brings commands of its own. Without it, and without its name in the list of the program, the rest is the same.
    around(
      "Import",
      [
        "Text", "CSV", "JSON", "Photos", "Platform", "Training", "Grammar", "Recording", "Storage", "Lint", "Views",
        "Commands",
      ], resources: [.embedInCode("Resources")]),
    around(
      "Report",
      [
        "Text", "Photos", "Platform", "Training", "Grammar", "Storage", "Statistics", "Progression", "Views",
        "Commands",
      ],
      resources: [.embedInCode("Resources")]),
    around(
      "Train",
      ["Text", "Training", "Grammar", "Storage", "Statistics", "Recording", "Progression", "Views", "Commands"],
      resources: [.embedInCode("Resources")]),
    around(
      "LanguageServer",
      ["Text", "JSON", "Training", "Grammar", "Storage", "Lint", "Statistics", "Progression", "Views", "Commands"],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "bumbum", dependencies: ["Platform", "Commands", "Import", "Report", "Train", "LanguageServer"],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Text", "Photos"], path: "Tests/TestSupport", swiftSettings: strict),
    tool("benchmark", "Tests/Benchmark", ["Training"]),
    tool("torture", "Tests/Torture", [], exclude: ["Fuzz", "sanitize"]),
    tests("TextTests", ["Text"]),
    tests("CSVTests", ["Text", "CSV"]),
    tests("JSONTests", ["JSON"]),
    tests("TOMLTests", ["Text", "TOML"]),
    tests("PhotosTests", ["Photos"], exclude: ["Fixtures"]),
    tests("PlatformTests", ["Text", "Platform", "CSystem"]),
    tests("TrainingTests", ["Text", "Training"]),
    tests("GrammarTests", ["Text", "Training", "Grammar"]),
    tests("GuessTests", ["Text", "Training", "Grammar", "Guess"]),
    tests("MergingTests", ["Text", "Training", "Grammar", "Merging"]),
    tests("StorageTests", ["Text", "Training", "Grammar", "Platform", "Storage"]),
    tests("LintTests", ["Text", "Training", "Grammar", "Lint", "Photos"], exclude: ["fixes.txt"]),
    tests("RecordingTests", ["Text", "Training", "Grammar", "Guess", "Recording"]),
    tests("StatisticsTests", ["Text", "Training", "Grammar", "Statistics"]),
    tests("LanguageServerTests", ["Text", "JSON", "Training", "Grammar", "Lint", "Storage", "LanguageServer"]),
    tests("ReportTests", ["Text", "Training", "Commands", "Report"]),
    tests("ProgressionTests", ["Text", "Training", "Grammar", "Statistics", "Progression"]),
    tests("ImportTests", ["Text", "CSV", "Training", "Grammar", "Import"], exclude: ["Fixtures"]),
    tests("ViewsTests", ["Text", "Training", "Grammar", "Photos", "Views"]),
    tests(
      "CommandsTests",
      [
        "Text", "JSON", "Grammar", "Photos", "Storage", "Lint", "Statistics", "Progression", "Views", "Import",
        "LanguageServer",
        "Report", "Train", "Commands",
      ],
      exclude: ["Snapshots"]),
    tests("FormatDocumentTests", ["Text", "JSON", "Training", "Grammar", "Storage", "Lint", "Commands"]),
  ],
  swiftLanguageModes: [.v6]
)
