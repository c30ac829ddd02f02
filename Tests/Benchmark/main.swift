// Measures bumbum beside programs that everybody knows, in one run on one machine: ratios count, never times.
//
//     swift run -c release benchmark --binary "$(.ci/release)" [--rounds N] [--quick] [--keep FOLDER]
//
// The runs of all commands are shuffled and interleaved, so that the machine's other work falls on all of them alike.
// (hyperfine can't: it runs one command to its end before the next.) Exit code 1 if a limit is missed; with `--quick`,
// which leaves out the million sets, only if one is missed by far.

import Foundation
import TestSupport

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}
let built = option("--binary") ?? Repository.root + "/.build/release/bumbum"
let isQuick = arguments.contains("--quick")
let rounds = option("--rounds").flatMap { Int($0) } ?? (isQuick ? 9 : 15)
guard FileManager.default.isExecutableFile(atPath: built) else {
  print("benchmark: there is no program '\(built)': '.ci/release' makes it, '--binary' names another")
  exit(2)
}
// `wc` has to tell letters from bytes, as bumbum does.
unsafe setenv("LC_ALL", "C.UTF-8", 1)

let root = option("--keep") ?? NSTemporaryDirectory() + "bumbum-benchmark"
let journals = Journals(root: root)
let cases = Cases(
  binary: try installed(built, in: root), plain: try journals.plain(), mix: try journals.mix(),
  plans: try journals.plans(),
  million: isQuick ? nil : try journals.million()
).all
let report = Report(cases: cases, results: runAll(cases))
report.printTable()
if option("--keep") == nil { try? FileManager.default.removeItem(atPath: root) }
if !report.isKept(isBrief: isQuick) { exit(1) }

/// Copies the program as `install` would: one that a linker has just written lies in smaller pages of memory, and takes
/// a fifth longer to start.
func installed(_ program: String, in folder: String) throws -> String {
  let path = folder + "/bumbum"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  try Data(contentsOf: URL(fileURLWithPath: program)).write(to: URL(fileURLWithPath: path))
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  return path
}

func runAll(_ cases: [Case]) -> [String: [Measurement]] {
  var random = SeededGenerator(seed: UInt64(rounds))
  // The first runs warm up.
  for one in cases { _ = measure(one) }
  var results: [String: [Measurement]] = [:]
  for _ in 0..<rounds {
    for one in cases.shuffled(using: &random) { results[one.name, default: []].append(measure(one)) }
  }
  return results
}
