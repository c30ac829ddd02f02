import Foundation

/// A measurement of how the time of commands grows with their input, in seconds of the processor, on which the other
/// work of the machine has little influence.
package struct Growth {
  package struct Row {
    package let command: String
    /// The seconds for each size, which is twice the one before.
    package let seconds: [Double]

    /// The ratios of the seconds for twice the input, by size.
    package var factors: [Double] { zip(seconds.dropFirst(), seconds).map { $0 / max($1, 0.001) } }

    /// True if twice the input took more than 2.3 times as long. Too short a time shows nothing.
    package var isSteep: Bool { (seconds.last ?? 0) > 0.15 && (factors.last ?? 0) > 2.3 }

    package var text: String {
      let factors = factors.map { String(format: "× %.1f", $0) }.joined(separator: ", ")
      return String(format: "%@ %.2f s (%@)", command, seconds.last ?? 0, factors)
    }
  }

  private let binary: String
  private let folder: String

  /// `folder` is one of its own, which is emptied again and again.
  package init(binary: String, folder: String) { (self.binary, self.folder) = (binary, folder) }

  /// The commands that read a journal, the language server, and calls by git.
  package static let commands =
    [
      [], ["stats"], ["lint"], ["lint", "--diff", "--unsafe-fixes"], ["fmt", "--check"], ["fmt", "--diff"],
      ["show", "2026-01-05"], ["history"], ["calendar", "--all"], ["records"], ["volume"], ["volume", "muscle"],
      ["graph", "Squat"], ["graph", "--volume"], ["graph", "--bodyweight"], ["streak"], ["checkins"], ["plan"],
      ["next"], ["start", "--dry-run"], ["set", "Squat", "80kg", "x", "8", "--dry-run"],
      ["finish", "--skip-rest", "--at", "2026-01-05 19:30", "--dry-run"],
      ["exercise", "rename", "Squat", "Row", "--dry-run"], ["report", "--output", "-"], ["merge"], ["lsp"],
    ] + ["csv", "strong", "hevy", "json", "sql", "ics", "org", "md"].map { ["export", $0] }
  package static let fewCommands = [
    ["stats"], ["lint"], ["fmt", "--check"], ["report", "--output", "-"], ["merge"], ["lsp"],
  ]

  /// Runs a command over `count` of a thing, twice and four times as many. While a row is steep it is measured
  /// again, up to eight times, as other work of the machine passes.
  package func row(_ command: [String], _ shape: GrowthShape, from count: Int) throws -> Row {
    var best: [Double] = []
    for _ in 0..<8 {
      let seconds = try [count, 2 * count, 4 * count].map { try self.seconds(command, shape, $0) }
      best = best.isEmpty ? seconds : zip(best, seconds).map(min)
      let row = Row(command: command.isEmpty ? "home" : command.joined(separator: " "), seconds: best)
      if !row.isSteep { return row }
    }
    return Row(command: command.joined(separator: " "), seconds: best)
  }

  private func seconds(_ command: [String], _ shape: GrowthShape, _ count: Int) throws -> Double {
    let journal = folder + "/journal"
    try? FileManager.default.removeItem(atPath: folder)
    let files = shape.files(count)
    try put(Array("format = 1\n".utf8), at: journal + "/bumbum.toml")
    for (path, bytes) in files { try put(bytes, at: (shape.export == nil ? journal : folder) + "/" + path) }
    var words = command
    var input = "/dev/null"
    switch (command.first, files.min { $0.key < $1.key }) {
    case ("import", _): words = ["import"] + command.dropFirst() + [folder + "/" + (shape.export ?? "")]
    case ("merge", let (path, ours)?):
      let base = shape.files(count / 2)[path] ?? []
      for (name, bytes) in [("base", base), ("ours", ours), ("theirs", base + Array("\n".utf8))] {
        try put(bytes, at: folder + "/" + name)
      }
      words = ["merge"] + ["base", "ours", "theirs"].map { folder + "/" + $0 } + ["7", path]
    case ("lsp", let (path, bytes)?):
      input = folder + "/messages"
      try put(messages("file://\(journal)/\(path)", bytes), at: input)
    default: break
    }
    return processorSeconds([binary] + words + ["--dir", journal, "--now", "2026-02-10 21:00"], input: input) ?? 0
  }

  private func put(_ bytes: [UInt8], at path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Returns the messages of an editor that opens a file, makes every request about it, and ends.
  private func messages(_ uri: String, _ bytes: [UInt8]) throws -> [UInt8] {
    let document: [String: Any] = ["textDocument": ["uri": uri]]
    var all: [(String, [String: Any], isRequest: Bool)] = [
      ("initialize", ["capabilities": [:] as [String: Any]], true), ("initialized", [:], false),
      (
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "version": 1, "text": String(decoding: bytes, as: UTF8.self)]], false
      ),
    ]
    all += ["semanticTokens/full", "documentSymbol", "inlayHint", "codeLens", "documentLink"].map {
      ("textDocument/" + $0, document, true)
    }
    all += [("shutdown", [:], true), ("exit", [:], false)]
    var messages: [UInt8] = []
    for (number, (method, parameters, isRequest)) in all.enumerated() {
      var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
      if isRequest { message["id"] = number }
      let body = try JSONSerialization.data(withJSONObject: message)
      messages += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + [UInt8](body)
    }
    return messages
  }
}
