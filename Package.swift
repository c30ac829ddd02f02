// swift-tools-version: 6.2
import PackageDescription

/// What every target is held to; a warning is an error from the first day.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Keeps the library's engine for regular expressions out of the program, where a `replacing` would bring it in: it is a
/// tenth of all of it.
let lean: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
]

/// Each function by itself, so that the linker can leave out what nobody calls, and keep once what is equal: four in a
/// hundred of the program.
let apart: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
]

/// Types are asked for directly, where else the library would read their names and look up what they conform to, each the
/// first time: a sixth of the instructions of a command that reads one month, for a four-hundredth of the size.
let direct: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// For rooms where it is not felt, small before fast: four tenths of a megabyte less.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// How the program becomes the one file that is given away (`.ci/release`): nothing of it is looked for where it runs.
/// Equal code is kept once, what only a debugger or the name of a character (a table of half a megabyte) would need is
/// left out, and what the quickest commands execute and touch stands together (`.ci/near`): two fifths of the page faults of
/// `bumbum` alone (134, then 80). Links only: what is compiled is the same without.
let alone: [LinkerSetting] =
  Context.environment["BUMBUM_ALONE"] == nil
  ? []
  : [
    .unsafeFlags(
      ["-static-stdlib", "-static-executable", "-use-ld=lld"]
        + [
          "--icf=all", "--strip-all", "--defsym", "_swift_stdlib_getScalarName=abort",
          "--no-eh-frame-hdr", "-T", Context.packageDirectory + "/.ci/sections.ld",
          "--symbol-ordering-file", Context.packageDirectory + "/.ci/near.txt", "--no-warn-symbol-ordering",
        ].flatMap { ["-Xlinker", $0] },
      .when(platforms: [.linux]))
  ]

/// A room of the house. Each lists only rooms above it, in the order in which bytes become pictures.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], isSmall: Bool = false, resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources,
    swiftSettings: strict + lean + apart + direct + (isSmall ? small : []))
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "bumbum",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "bumbum", targets: ["bumbum"])],
  dependencies: [],
  targets: [
    room("JournalText"),
    room("CSV", ["JournalText"], isSmall: true),
    room("Training", ["JournalText"]),
    room("JournalFormat", ["JournalText", "Training"]),
    room("Merging", ["JournalText", "Training", "JournalFormat"], isSmall: true),
    room("Platform", ["JournalText"]),
    room("Photos"),
    room("JournalFolder", ["JournalText", "Training", "JournalFormat", "Platform", "Photos"]),
    room("Import", ["JournalText", "CSV", "Training", "JournalFormat"], isSmall: true),
    room("Lint", ["JournalText", "Training", "JournalFormat"]),
    room("Statistics", ["JournalText", "Training", "JournalFormat"]),
    // `bumbum help format` and `help json` print these from the program itself; FORMAT.md is a link to the one above.
    room(
      "Commands",
      [
        "JournalText", "CSV", "Training", "JournalFormat", "Merging", "Platform", "Photos", "JournalFolder",
        "Import",
        "Lint",
        "Statistics",
      ],
      isSmall: true,
      resources: [.embedInCode("Resources/FORMAT.md"), .embedInCode("Resources/json.txt")]),
    // Without a `main.swift`, a file alone is still taken for one.
    .executableTarget(
      name: "bumbum", dependencies: ["Platform", "Commands"],
      swiftSettings: strict + lean + apart + direct + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: alone),

    .target(
      name: "TestSupport", dependencies: ["JournalText", "Photos"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "benchmark", dependencies: ["TestSupport", "Training"], path: "Tests/Benchmark",
      swiftSettings: strict),
    .executableTarget(
      name: "torture", dependencies: ["TestSupport"], path: "Tests/Torture", exclude: ["Fuzz", "sanitize"],
      swiftSettings: strict),
    tests("JournalTextTests", ["JournalText"]),
    tests("CSVTests", ["CSV"]),
    tests(
      "ImportTests", ["JournalText", "CSV", "Training", "JournalFormat", "Import"],
      exclude: ["Fixtures"]),
    tests("PlatformTests", ["Platform"]),
    tests("PhotosTests", ["Photos"], exclude: ["Fixtures"]),
    tests("TrainingTests", ["JournalText", "Training"]),
    tests("JournalFormatTests", ["JournalText", "Training", "JournalFormat"]),
    tests("JournalFolderTests", ["JournalText", "Training", "JournalFormat", "Platform", "JournalFolder"]),
    tests("MergingTests", ["JournalText", "JournalFormat", "Merging"]),
    tests("LintTests", ["JournalText", "Training", "JournalFormat", "Lint", "Photos"]),
    tests("StatisticsTests", ["JournalText", "Training", "JournalFormat", "Statistics"]),
    tests(
      "CommandsTests", ["JournalText", "JournalFormat", "Photos", "JournalFolder", "Lint", "Commands"],
      exclude: ["Snapshots"]),
    tests("FormatDocumentTests", ["JournalText", "JournalFormat", "JournalFolder", "Lint", "Commands"]),
  ],
  swiftLanguageModes: [.v6]
)
