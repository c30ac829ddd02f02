import Foundation

// What other programs count of a run.

func isInstalled(_ program: String) -> Bool { output(of: ["which", program]) != nil }

/// Instructions that a command executes, as valgrind counts them, with hashes that do not differ from run to run; nil
/// where it can't.
func instructions(_ one: Case) -> Int? {
  let text = report(of: one) { file in
    ["env", "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)"]
  }
  let summary = text?.split(separator: "\n").last { $0.hasPrefix("summary:") || $0.hasPrefix("totals:") }
  return summary.flatMap { Int($0.split(separator: " ").last ?? "") }
}

/// How often a command waits for the disk, and how many months it opens, as strace sees it; nil where it can't.
func systemCalls(_ one: Case) -> (syncs: Int, months: Int)? {
  let text = report(of: one) { file in
    ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync,openat,open", "-o", file]
  }
  guard let lines = text?.split(separator: "\n"), !lines.isEmpty else { return nil }
  let opened = lines.compactMap { $0.contains("O_WRONLY") ? nil : month(in: $0) }
  return (lines.count { $0.contains("fsync(") || $0.contains("fdatasync(") }, Set(opened).count)
}

/// Bytes of memory that a command has at most, by GNU time; nil where it can't. (What the system says of a process that we
/// start ourselves is never less than our own.)
func peak(_ one: Case) -> Int? {
  let text = report(of: one) { file in ["/usr/bin/time", "-f", "%M", "-o", file] }
  return text.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
}

/// The month of training that a line of strace opens (`2026-04.txt`), by whatever path; nil where it is another file.
private func month(in line: Substring) -> Substring? {
  let words = line.split(separator: "\"")
  guard words.count > 1, let name = words[1].split(separator: "/").last, name.hasSuffix(".txt") else {
    return nil
  }
  return name.count == 11 && name.hasPrefix("20") ? name : nil
}

/// What a program that watches a command writes into the file it is given.
private func report(of one: Case, _ watcher: (_ file: String) -> [String]) -> String? {
  let file = NSTemporaryDirectory() + "bumbum-count-\(ProcessInfo.processInfo.processIdentifier)"
  defer { try? FileManager.default.removeItem(atPath: file) }
  _ = measure(watcher(file) + one.words, puttingBack: one.changes)
  return try? String(contentsOfFile: file, encoding: .utf8)
}
