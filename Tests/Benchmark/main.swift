// Times bumbum beside programs that everybody knows, in one run on one machine: figures are ratios, never times.
//
//     swift build -c release … ; swift run -c release benchmark [--binary PROGRAM] [--rounds N] [--quick]

import Foundation
import TestSupport
import Training

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}
let binary = option("--binary") ?? Repository.root + "/.build/release/bumbum"
let isQuick = arguments.contains("--quick")
let rounds = option("--rounds").flatMap { Int($0) } ?? (isQuick ? 3 : 15)

let root = option("--keep") ?? NSTemporaryDirectory() + "bumbum-benchmark"
let start = CivilDate(year: 2016, month: 1, day: 1) ?? .first

func journal(_ name: String, _ fill: (inout JournalGenerator) throws -> Void) throws -> String {
  let folder = root + "/" + name
  if !FileManager.default.fileExists(atPath: folder + "/bumbum.toml") {
    var generator = try JournalGenerator(folder: folder)
    try fill(&generator)
  }
  return folder
}

let ten = try journal("ten") {
  print("ten years:", try $0.logs(from: start, months: 124, sessionsAMonth: 13))
  try $0.checkIns(from: start, count: 1800, photos: false)
}
let million = try journal("million") {
  let first = CivilDate(year: 1880, month: 1, day: 1) ?? .first
  print("a million sets:", try $0.logs(from: first, months: isQuick ? 171 : 1710, sessionsAMonth: 31))
}
let photos = try journal("photos") { try $0.checkIns(from: start, count: isQuick ? 500 : 5000, photos: true) }
let plans = try journal("plans") { try $0.manyPlans(isQuick ? 100 : 1000) }
let month = try journal("month") {
  print("one month:", try $0.logs(from: start, months: 1, sessionsAMonth: 1053))
}

/// What is timed, and what it is compared with: another's name.
struct Case {
  let name: String
  let words: [String]
  let beside: String
}

func files(_ folder: String) -> [String] {
  let all = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
  return all.filter { ($0.hasSuffix(".txt") || $0.hasSuffix(".md")) }.sorted().map { folder + "/" + $0 }
}
func bumbum(_ name: String, _ folder: String, _ words: String..., beside: String) -> Case {
  Case(name: name, words: [binary] + words + ["--dir", folder, "--now", "2026-06-01 12:00"], beside: beside)
}

let cases = [
  Case(name: "true", words: ["/bin/true"], beside: "true"),
  Case(name: "wc ten", words: ["wc"] + files(ten), beside: "true"),
  Case(name: "wc million", words: ["wc"] + files(million), beside: "true"),
  Case(name: "wc month", words: ["wc"] + files(month), beside: "true"),
  Case(name: "--version", words: [binary, "--version"], beside: "true"),
  Case(name: "help", words: [binary, "help"], beside: "true"),
  bumbum("streak --short, ten", ten, "streak", "--short", beside: "true"),
  bumbum("home, ten", ten, "home", beside: "true"),
  bumbum(
    "add --dry-run, ten", ten, "add", "session", "2026-05-30", "18:30-19:30", "Treino A",
    "Supino reto: 80kg x 10",
    "--dry-run", beside: "true"),
  bumbum("stats, ten", ten, "stats", beside: "wc ten"),
  bumbum("lint, ten", ten, "lint", "--quiet", beside: "stats, ten"),
  bumbum("fmt --check, ten", ten, "fmt", "--check", beside: "stats, ten"),
  bumbum("stats, million", million, "stats", beside: "wc million"),
  bumbum("lint, million", million, "lint", "--quiet", beside: "stats, million"),
  bumbum("calendar --all, photos", photos, "calendar", "--all", beside: "true"),
  bumbum("plan, a thousand", plans, "plan", beside: "true"),
  bumbum("stats, one month", month, "stats", beside: "wc month"),
]

var random = SeededGenerator(seed: UInt64(rounds))
var results: [String: [Measurement]] = [:]
for _ in 0...rounds {
  for one in cases.shuffled(using: &random) { results[one.name, default: []].append(measure(one.words)) }
}

print(pad("", 26), pad("median ms", 10), pad("ratio", 8), "beside            peak MB")
for one in cases {
  // The first round warms up.
  let mine = (results[one.name] ?? []).dropFirst()
  let other = median((results[one.beside] ?? []).dropFirst().map(\.seconds))
  let seconds = median(mine.map(\.seconds))
  let peak = median(mine.map { Double($0.peak) }) / 1_048_576
  print(
    pad(one.name, 26), pad(String(format: "%.2f", seconds * 1000), 10),
    pad(String(format: "%.2f", seconds / other), 8),
    pad(one.beside, 17), String(format: "%.1f", peak),
    mine.allSatisfy { $0.exitCode == 0 } ? "" : "exit \(mine.map(\.exitCode).max() ?? 0)")
}

if let small = instructions([binary, "stats", "--dir", ten]), let none = instructions([binary, "--version"]),
  let truth = instructions(["/bin/true"])
{
  print(
    "instructions: --version \(none) (\(String(format: "%.2f", Double(none) / Double(truth))) × true), stats on ten \(small), \((small - none) / 30_628) a set"
  )
} else {
  print("instructions: not counted, valgrind is not installed")
}

func pad(_ text: String, _ columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - text.count))
}

if option("--keep") == nil { try? FileManager.default.removeItem(atPath: root) }
