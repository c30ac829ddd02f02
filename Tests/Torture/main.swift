// Does to bumbum what disks, crashes, other programs and strangers do, and prints the results.
//
//     swift build -c release && swift run torture [--quick] [--only crash,writers,merges,…] [--rounds N] [--seconds N]
//       [--binary PROGRAM] [--folder DIR]

import Foundation
import TestSupport

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}
let binary = option("--binary") ?? Repository.root + "/.build/release/bumbum"
let isQuick = arguments.contains("--quick")
let isAll = arguments.contains("--all")
let folder =
  option("--folder") ?? NSTemporaryDirectory() + "bumbum-torture-\(ProcessInfo.processInfo.processIdentifier)"
let chosen = option("--only").map { Set($0.split(separator: ",").map(String.init)) }
let tally = Tally()

// This is a process of the part "photos".
if let place = arguments.firstIndex(of: "--broken-photos"), place + 2 < arguments.count,
  let seed = UInt64(arguments[place + 1]), let count = UInt64(arguments[place + 2])
{
  try Photos.tryBroken(from: seed, count: count)
  exit(0)
}

guard FileManager.default.isExecutableFile(atPath: binary) else {
  say("torture: there is no program '\(binary)': 'swift build -c release' makes it, '--binary' names another")
  exit(2)
}
let parts: [(name: String, run: () throws -> Void)] = [
  (
    "crash",
    {
      try Crash(
        binary: binary, folder: folder + "/crash", tally: tally, most: isAll ? nil : isQuick ? 24 : 250
      ).run()
    }
  ),
  (
    "writers",
    {
      try Writers(
        binary: binary, folder: folder + "/writers", tally: tally,
        rounds: option("--rounds").flatMap { Int($0) } ?? (isQuick ? 4 : 1000),
        writersPerRound: isQuick ? 100 : 24
      ).run()
    }
  ),
  (
    "photos",
    {
      try Photos(
        binary: binary, folder: folder + "/photos", tally: tally,
        count: option("--rounds").flatMap { Int($0) } ?? (isQuick ? 2000 : 100_000)
      ).run()
      try PhotoCorpus(binary: binary, folder: folder + "/corpus", tally: tally, isQuick: isQuick).run()
    }
  ),
  (
    "merges",
    {
      try Merges(
        binary: binary, folder: folder + "/merges", tally: tally,
        rounds: option("--rounds").flatMap { Int($0) } ?? (isQuick ? 60 : 5000),
        firstSeed: option("--seed").flatMap { UInt64($0) } ?? 1
      ).run()
    }
  ),
  (
    "models",
    {
      try Models(
        binary: binary, folder: folder + "/models", tally: tally,
        steps: option("--rounds").flatMap { Int($0) } ?? (isQuick ? 300 : 10_000),
        firstSeed: option("--seed").flatMap { UInt64($0) } ?? 1
      ).run()
    }
  ),
  (
    "repositories",
    {
      try Repositories(
        binary: binary, folder: folder + "/repositories", tally: tally,
        rounds: option("--rounds").flatMap { Int($0) } ?? (isQuick ? 5 : 100)
      ).run()
    }
  ),
  (
    "hostile",
    { try Hostile(binary: binary, folder: folder + "/hostile", tally: tally, isQuick: isQuick).run() }
  ),
  (
    "places",
    { try Places(binary: binary, folder: folder + "/places", tally: tally, isQuick: isQuick).run() }
  ),
  (
    "signals",
    {
      try Signals(binary: binary, folder: folder + "/signals", tally: tally, rounds: isQuick ? 4 : 100).run()
    }
  ),
  (
    "fuzz",
    { try Fuzzing(tally: tally, seconds: isQuick ? 0 : option("--seconds").flatMap { Int($0) } ?? 600).run() }
  ),
  ("clock", { try Clock(binary: binary, folder: folder + "/clock", tally: tally).run() }),
  (
    "growth",
    { try Growing(binary: binary, folder: folder + "/growth", tally: tally, isQuick: isQuick).run() }
  ),
]
for part in parts where chosen?.contains(part.name) ?? true {
  let start = now()
  say("== \(part.name)")
  try part.run()
  say("   \(Int(now() - start)) s")
}
tally.printTable()
try? FileManager.default.removeItem(atPath: folder)
exit(tally.failures == 0 ? 0 : 1)
