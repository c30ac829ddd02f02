// swift-tools-version: 6.3
import PackageDescription

/// What every room is held to; a warning is an error from the first day.
let strict: [SwiftSetting] =
  [.strictMemorySafety(), .treatAllWarnings(as: .error)]
  + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }

/// The settings of rooms that nobody waits for: built for size, without which the program is over its 16 MB.
let small = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A room of the house, and the rooms above it that it uses, in the order in which bytes become answers.
func core(_ name: String, _ uses: String, embeds: String...) -> Target { room("Sources/Core", name, uses, embeds) }

/// A room that adds something to the core.
func around(_ name: String, _ uses: String, embeds: String...) -> Target { room("Sources/Around", name, uses, embeds) }

/// A room that brings commands of its own, with their help.
func adds(_ name: String, _ rooms: String) -> Target { around(name, rooms + " Commands", embeds: "Resources") }

func room(_ folder: String, _ name: String, _ rooms: String, _ embedded: [String]) -> Target {
  let (rooms, path, embedded) = (named(rooms), "\(folder)/\(name)", embedded.map { Resource.embedInCode($0) })
  let areSmall = "Commands Guess Lint Merging Progression Recording Storage Views \(adding)".split(separator: " ")
  let settings = areSmall.contains { $0 == name } ? small : strict
  return .target(name: name, dependencies: rooms, path: path, resources: embedded, swiftSettings: settings)
}

/// A room of texts, which C takes in as they are. FORMAT.md is a link to the one above.
func texts(_ name: String) -> Target { .target(name: name, path: "Sources/Core/" + name, sources: [name + ".c"]) }

func tests(_ name: String, _ rooms: String, exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: named(rooms + " TestSupport"), exclude: exclude, swiftSettings: strict)
}

/// A program of our own that is no part of bumbum.
func tool(_ name: String, _ rooms: String = "", exclude: [String] = []) -> Target {
  let (rooms, path) = (named(rooms + " TestSupport"), "Tests/" + name.prefix(1).uppercased() + name.dropFirst())
  return .executableTarget(name: name, dependencies: rooms, path: path, exclude: exclude, swiftSettings: strict)
}

func named(_ rooms: String) -> [Target.Dependency] { rooms.split(separator: " ").map { .byName(name: String($0)) } }

/// The rooms that add to the program.
let adding = "Export Git Import Report Shell Shrinking Train LanguageServer"

let package = Package(
  name: "bumbum",
  platforms: [.macOS(.v15)],
  dependencies: [],
  targets: [
    // The ground floor knows nothing of training.
    core("Text", ""),
    core("CSV", "Text"),
    core("JSON", "Text"),
    core("TOML", "Text"),
    around("Photos", ""),
    .systemLibrary(name: "CSystem", path: "Sources/Core/CSystem"),
    core("LibC", ""),
    core("Platform", "Text LibC CSystem"),
    core("Training", "Text", embeds: "Resources"),
    texts("Portuguese"),
    core("Grammar", "Text TOML Training Portuguese", embeds: "NewJournal"),
    core("Guess", "Text Training Grammar"),
    core("Storage", "Text Training Grammar Platform Photos"),
    core("Lint", "Text Training Grammar Guess"),
    core("Statistics", "Text Training Grammar"),
    core("Views", "Text CSV JSON Photos Training Grammar Lint Statistics"),
    around("Progression", "Text JSON Training Grammar Statistics Views"),
    core("Recording", "Text Training Grammar Guess Lint Statistics"),
    texts("Manual"),
    core(
      "Commands", "Text CSV JSON Manual Photos Platform Training Grammar Storage Lint Statistics Views Recording Guess"),
    // Without one of these, and without its name in the list of the program, the rest is the same.
    adds("Export", "Text CSV JSON Training Grammar Statistics Views"),
    adds("Import", "Text CSV JSON Photos Platform Training Grammar Guess Recording Storage Lint Views"),
    around("Merging", "Text TOML Training Grammar"),
    adds("Git", "Text Platform Training Grammar Merging Storage Lint Views"),
    adds("Report", "Text Photos Platform Training Grammar Storage Statistics Progression Views"),
    adds("Shell", "Text Training Grammar Lint Storage Views"),
    adds("Shrinking", "Text Photos Training Grammar Recording Storage Lint"),
    adds("Train", "Text Training Grammar Storage Statistics Recording Progression Views"),
    adds("LanguageServer", "Text JSON Training Grammar Storage Lint Statistics Progression Views"),
    .executableTarget(name: "bumbum", dependencies: named("Platform Commands " + adding), swiftSettings: strict),
    room("Tests", "TestSupport", "Text Photos", []),
    room("Tests", "CommandSupport", "Text Training TestSupport Commands " + adding, []),
    tool("benchmark", "Training"),
    tool("torture", exclude: ["Fuzz", "sanitize"]),
    tests("TextTests", "Text CSV JSON TOML"),
    tests("PhotosTests", "Photos", exclude: ["Fixtures"]),
    tests("PlatformTests", "Text Platform CSystem"),
    tests("TrainingTests", "Text Training"),
    tests("GrammarTests", "Text Training Grammar"),
    tests("MergingTests", "Text Training Grammar Merging"),
    tests("StorageTests", "Text Training Grammar Platform Storage"),
    tests("LintTests", "Text Training Grammar Lint Photos", exclude: ["fixes.txt"]),
    tests("RecordingTests", "Text Training Grammar Guess Recording"),
    tests("StatisticsTests", "Text Training Grammar Statistics"),
    tests("LanguageServerTests", "Text JSON Training Grammar Lint Storage LanguageServer"),
    tests("ReportTests", "Text Training Commands Report CommandSupport"),
    tests("TrainTests", "Commands Train CommandSupport"),
    tests("ProgressionTests", "Text Training Grammar Statistics Progression"),
    tests("ImportTests", "Text CSV Training Grammar Commands Import CommandSupport", exclude: ["Fixtures"]),
    tests("ViewsTests", "Text Training Grammar Photos Views"),
    tests(
      "CommandsTests",
      "Text JSON Grammar Photos Storage Lint Statistics Progression Views Commands CommandSupport " + adding),
    tests("FormatDocumentTests", "Text JSON Training Grammar Storage Lint Commands Export Train"),
  ]
)
