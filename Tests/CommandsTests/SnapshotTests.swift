import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing
import Text

/// What the views look like: each was looked at by a person before it was kept. After a change that is meant,
/// `BUMBUM_RECORD_SNAPSHOTS=1 swift test --filter SnapshotTests` writes them anew; `git diff` is what to look at.
@Suite struct SnapshotTests {
  private static let views: [(view: String, commands: [String])] = [
    ("home", ["home"]),
    ("history", ["history", "history --exercise reto --last 6w"]),
    ("show", ["show", "show 2026-03-03", "show 2026-02-03", "show 2026-03-14"]),
    ("checkins", ["checkins", "checkins --type gym"]),
    ("calendar", ["calendar", "calendar --all", "calendar 2026"]),
    ("streak", ["streak", "streak --short"]),
    ("records", ["records", "records supino reto", "records 懸垂", "records corrida"]),
    ("stats", ["stats", "stats supino reto", "stats 懸垂"]),
    (
      "volume",
      ["volume", "volume month", "volume session", "volume plan", "volume exercise", "volume muscle"]
    ),
    (
      "graph",
      [
        "graph supino reto", "graph supino reto --top-set", "graph prancha", "graph corrida",
        "graph --volume",
        "graph --checkins", "graph --bodyweight",
      ]
    ),
  ]
  private static let widths = [40, 80, 120]

  /// Only a word that is longer than a line may be wider than the terminal, and colour adds nothing but itself.
  @Test(arguments: SnapshotTests.views.indices, ["en", "pt-BR"])
  func looksAsItDid(view: Int, language: String) throws {
    let (name, commands) = Self.views[view]
    var text = ""
    for command in commands {
      for width in Self.widths + [60] {
        let output = run(command, language, width)
        if width != 60 { text += section("\(command), \(width) columns", output) }
        for line in output.split(separator: "\n") where displayWidth(String(line)) > width {
          #expect(
            line.split(separator: " ").contains { displayWidth(String($0)) > width - 12 },
            "\(command) at \(width), \(displayWidth(String(line))) columns: \(line)")
        }
      }
      let colored = run(command + " --color always", language, 80)
      text += section("\(command), 80 columns, in colour", colored.replacing("\u{1B}", with: "␛"))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == run(command, language, 80), "\(command)")
    }
    let path = Repository.root + "/Tests/Snapshots/\(name).\(language).txt"
    if ProcessInfo.processInfo.environment["BUMBUM_RECORD_SNAPSHOTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == kept, "\(path) differs:\n\(difference(from: kept, to: text))")
  }

  /// Ideographs stand without blanks between them, and go on below all the same.
  @Test(arguments: ["home", "history", "show", "records", "records 長", "stats", "volume exercise", "graph 長"])
  func longNamesWithoutBlanks(command: String) throws {
    let name = "長" + String(repeating: "い名前。", count: 20)
    let journal = try ScratchJournal([
      "log/2026-03.txt": "2026-03-14 08:00-09:00 \(name)\n\(name): 80kg x 5 \"\(name)\"\n> \(name)\n",
      "checkins/2026/03.txt": "[2026-03-14 09:10]\ntype = Gym\ntitle = \(name)\n",
    ])
    for width in Self.widths {
      let output = run(command, "en", width, in: journal.path)
      // All of the name, on however many lines.
      let parts = output.filter { name.contains($0) && !$0.isWhitespace }
      #expect(!parts.isEmpty && parts.count == output.count { $0 == "長" } * name.count, "\(output)")
      for line in output.split(separator: "\n") {
        #expect(displayWidth(String(line)) <= width && !line.hasPrefix("。"), "\(line)")
      }
    }
  }

  private func run(
    _ command: String, _ language: String, _ width: Int,
    in folder: String = Repository.root + "/Tests/Snapshots/journal"
  ) -> String {
    let plain = command.contains("--color") ? "" : "--color never"
    let run = Run(
      "\(line: command) --lang \(language) --dir \(folder) --now '2026-03-14 10:15' \(line: plain)", isTerminal: true,
      width: width)
    return run.code == .success ? run.output : "exit code \(run.code.rawValue): \(run.errors)"
  }

  private func section(_ title: String, _ text: String) -> String { "=== \(title)\n\n\(text)\n" }

  /// The lines that went and came, with the section they are in.
  private func difference(from old: String, to new: String) -> String {
    let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    let changes = new.difference(from: old)
    func section(_ offset: Int, _ lines: [String]) -> String {
      lines[...offset].last { $0.hasPrefix("=== ") } ?? ""
    }
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)", section(offset, old))
      case .insert(let offset, let line, _): (offset, "+ \(line)", section(offset, new))
      }
    }.sorted { $0.0 < $1.0 }
    var text: [String] = []
    var last = ""
    for (_, line, section) in lines.prefix(60) {
      if section != last { text.append(section) }
      last = section
      text.append(line)
    }
    return (text + (lines.count > 60 ? ["… and \(lines.count - 60) lines more"] : [])).joined(separator: "\n")
  }
}
