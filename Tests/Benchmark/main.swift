// Measures bumbum beside programs that everybody knows, in one run on one machine: what counts is ratios, never times.
//
//     swift run -c release benchmark --binary "$(.ci/release)" [--rounds N] [--quick] [--keep FOLDER]
//     swift run -c release benchmark --ceilings | --record --binary "$(.ci/release)"
//
// The runs of all commands are shuffled and interleaved, so that what the machine does meanwhile falls on all of them
// alike. (hyperfine can't: it runs one command to its end before the next.) Where valgrind, strace, GNU time and mawk
// are installed, they count too.

import Foundation
import TestSupport

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}
let built = option("--binary") ?? Repository.root + "/.build/release/bumbum"
let isQuick = arguments.contains("--quick")
let rounds = option("--rounds").flatMap { Int($0) } ?? (isQuick ? 3 : 15)
guard FileManager.default.isExecutableFile(atPath: built) else {
  print("benchmark: there is no program '\(built)': '.ci/release' makes it, '--binary' names another")
  exit(2)
}
// `wc` is to know letters from bytes, as bumbum does.
unsafe setenv("LC_ALL", "C.UTF-8", 1)

let root = option("--keep") ?? NSTemporaryDirectory() + "bumbum-benchmark"
let binary = try installed(built, in: root)
let cases = Cases(binary: binary, journals: Journals(root: root, isQuick: isQuick))
var exitCode: Int32 = 0
if arguments.contains("--ceilings") || arguments.contains("--record") {
  exitCode = try countInstructions()
} else {
  try compare()
}
if option("--keep") == nil { try? FileManager.default.removeItem(atPath: root) }
if exitCode != 0 { exit(exitCode) }

/// The program as `install` would leave it: what a linker has just written lies in smaller pages of the system's memory, and
/// takes a fifth longer to start.
func installed(_ program: String, in folder: String) throws -> String {
  let path = folder + "/bumbum"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try Data(contentsOf: URL(fileURLWithPath: program)).write(to: URL(fileURLWithPath: path))
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  return path
}

func countInstructions() throws -> Int32 {
  guard isInstalled("valgrind") else {
    print("benchmark: instructions are not counted: valgrind is not installed")
    return 0
  }
  let ceilings = try Ceilings(path: Repository.root + "/Tests/Benchmark/ceilings.txt")
  if arguments.contains("--record") {
    try ceilings.record(cases.gated())
    return 0
  }
  return ceilings.check(try cases.gated()) ? 0 : 1
}

func compare() throws {
  let all = try cases.all().filter { isInstalled($0.words[0]) }
  var random = SeededGenerator(seed: UInt64(rounds))
  // Once to warm up.
  for one in all { _ = measure(one.words, puttingBack: one.changes) }
  var results: [String: [Measurement]] = [:]
  for _ in 0..<rounds {
    for one in all.shuffled(using: &random) {
      results[one.name, default: []].append(measure(one.words, puttingBack: one.changes))
    }
  }
  let report = Report(cases: all, results: results)
  report.printTable()
  let (ten, million) = (try cases.journals.ten(), try cases.journals.million())
  report.printMemory()
  if !isQuick { report.printGrowth(ten, million) }
  printCounts(all, ten)
}

/// What valgrind and strace count.
func printCounts(_ all: [Case], _ ten: Journal) {
  func named(_ name: String) -> Case? { all.first { $0.name == name } }
  if let add = named("add, ten"), let calls = systemCalls(add) {
    row("syncs, add", String(calls.syncs), Limit(atMost: 2, aim: 2), Double(calls.syncs))
    row("months read, add", String(calls.months), Limit(atMost: 1, aim: 1), Double(calls.months))
  } else {
    print("syncs are not counted: strace is not installed")
  }
  if let stats = named("stats, ten").flatMap(instructions),
    let start = named("--version").flatMap(instructions),
    let truth = named("true").flatMap(instructions)
  {
    let (each, ratio) = (Double(stats - start) / Double(ten.sets), Double(start) / Double(truth))
    row("instructions a set, stats, ten", decimal(each, 0), Limit(atMost: 500, aim: 250), each)
    row("instructions, --version to true", decimal(ratio, 2), Limit(atMost: 1.3, aim: 1.1), ratio)
  } else {
    print("instructions are not counted: valgrind is not installed")
  }
}
