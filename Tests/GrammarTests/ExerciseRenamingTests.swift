import Grammar
import Testing
import Text

/// A name is changed wherever it means the exercise. Files were written by hand.
@Suite struct ExerciseRenamingTests {
  private static let plan = "+++\ncreated = 2026-01-01\n+++\n# A\n"

  /// Returns the files of a journal after a renaming, without those that stay.
  private func renamed(
    _ files: [String: String], _ old: String, _ new: String, keepsOld: Bool = true
  ) throws -> [String: String] {
    var journal = Journal()
    for (name, text) in files {
      let kind = try #require(FileKind(path: name))
      journal.add(Source(name: name, text: text), as: kind)
    }
    var changed: [String: String] = [:]
    for (source, edits) in try ExerciseRenaming(from: old, to: new, keepsOld: keepsOld).edits(in: journal) {
      let bytes = try #require(edits.applied(to: source.bytes))
      changed[source.name] = String(decoding: bytes, as: UTF8.self)
    }
    return changed
  }

  @Test func alternativesAndQuotes() throws {
    let files = [
      "plans/a.md": Self.plan + "- Flexão: chest, or supino, or \"Supino\", 3x8\n  > Como o Supino.\n- Supino: chest\n",
      "log/2026-01.txt": "2026-01-05 Supino\n  Supino: 135lb x 5 \"leve\", 135lb x 5  # Supino\n  > Supino bom.\n",
    ]
    #expect(
      try renamed(files, "Supino", "2\" squat", keepsOld: false) == [
        "plans/a.md": Self.plan
          + #"""
          - Flexão: chest, or "2\" squat", or "2\" squat", 3x8
            > Como o Supino.
          - "2\" squat": chest

          """#,
        "log/2026-01.txt": #"""
        2026-01-05 Supino
          "2\" squat": 135lb x 5 "leve", 135lb x 5  # Supino
          > Supino bom.

        """#,
      ])
    let pressed = try renamed(files, "Supino", "Supino, reto")
    #expect(pressed["plans/a.md"]?.contains("or \"Supino, reto\", or \"Supino, reto\", 3x8\n") == true)
    #expect(pressed["log/2026-01.txt"]?.contains("  Supino, reto: 135lb x 5") == true)
    #expect(pressed["exercises.txt"] == "Supino, reto: aka Supino\n")
  }

  /// The old name stays as another one, whichever of the two stands where.
  @Test(
    arguments: [
      ("Bench: chest # a\n", "Press: chest, aka Bench # a\n", "Press: chest # a\n"),
      ("Bench:\n", "Press: aka Bench\n", "Press:\n"),
      ("Bench: chest, aka Press\n", "Press: chest, aka Bench\n", "Press: chest, aka Press\n"),
      ("Supino: chest, aka Bench\n", "Supino: chest, aka Bench, aka Press\n", "Supino: chest, aka Press\n"),
      ("Press: chest, aka Bench\n", nil, "Press: chest, aka Press\n"),
      ("Press: chest\n", "Press: chest, aka Bench\n", nil), ("Row: back", "Row: back\nPress: aka Bench\n", nil),
      ("Bench: chest\nPress: chest\n", "Press: chest, aka Bench\n", "Press: chest\n"),
    ] as [(String, String?, String?)])
  func theOldNameStays(list: String, kept: String?, plain: String?) throws {
    let files = ["exercises.txt": list, "log/2026-01.txt": "2026-01-05\n  Bench: 8\n"]
    #expect(try renamed(files, "Bench", "Press")["exercises.txt"] == kept)
    #expect(try renamed(files, "Bench", "Press", keepsOld: false)["exercises.txt"] == plain)
  }

  @Test func aNameThatIsNowhere() throws {
    #expect(try renamed(["exercises.txt": "Row: back\n"], "Bench", "Press").isEmpty)
    // Another spelling of one name is no other name.
    #expect(try renamed(["exercises.txt": "bench: chest\n"], "Bench", "BENCH") == ["exercises.txt": "BENCH: chest\n"])
  }
}
