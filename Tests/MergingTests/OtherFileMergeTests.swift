import Grammar
import Merging
import Testing

@Suite struct OtherFileMergeTests {
  /// Path, base, ours, theirs, result.
  @Test(arguments: [
    // Check-ins by their moment, fields by key.
    [
      "checkins/2026/01.txt", "[2026-01-05]\ntype = Run\n",
      "[2026-01-05]\ntype = Run\n\n[2026-01-07 07:30]\ntype = Gym\ntitle = A\n",
      "[2026-01-05]\ntype = Run\ntitle = B\n\n[skip 2026-01-08]\n",
      "[2026-01-05]\ntype = Run\ntitle = B\n\n[2026-01-07 07:30]\ntype = Gym\ntitle = A\n\n[skip 2026-01-08]\n",
    ],
    [
      "checkins/2026/01.txt", "[2026-01-05]\n", "[2026-01-05]\nphoto = a.jpg\n", "[2026-01-05]\n> bom\n",
      "[2026-01-05]\nphoto = a.jpg\n> bom\n",
    ],
    // Exercises by name, attributes by their texts.
    [
      "exercises.txt", "A: chest\nB: legs\n", "A: chest, aka C\nB: legs\n",
      "A: chest, aka D\nB: legs, per side\nE: abs\n",
      "A: chest, aka C, aka D\nB: legs, per side\nE: abs\n",
    ],
    // Plans by exercise.
    [
      "plans/a.md", "# Treino A\n\n- Supino: chest, 3x8\n- Remada: back\n",
      "# Treino A\n\n- Supino: chest, 4x8\n- Remada: back\n- Rosca: arms\n",
      "# Treino A\n\n- Supino: chest, 3x8, rest 90s\n- Remada: back\n  > firme\n",
      "# Treino A\n\n- Supino: chest, 4x8, rest 90s\n- Remada: back\n  > firme\n- Rosca: arms\n",
    ],
    [
      "plans/a.md",
      "+++\ncreated = 2026-01-06\n+++\n\n# Pernas\n\n## Um\n\n- A: legs\n\n## Dois\n\n- B: legs\n",
      "+++\ncreated = 2026-01-06\naka = [\"X\"]\n+++\n\n# Pernas\n\n## Um\n\n- A: legs\n- C: legs\n\n## Dois\n\n- B: legs\n",
      "+++\ncreated = 2026-01-07\n+++\n\n# Pernas\n\nForte.\n\n## Um\n\n- A: legs\n\n## Dois\n\n- B: legs, 4x8\n",
      "+++\ncreated = 2026-01-07\naka = [\"X\"]\n+++\n\n# Pernas\n\nForte.\n\n## Um\n\n- A: legs\n- C: legs\n\n## Dois\n\n- B: legs, 4x8\n",
    ],
    // How it goes on is an attribute each, groups of sets together are one.
    [
      "plans/a.md",
      "# Treino A\n\n- Terra: legs, 2x5 @ 40kg w, 3x5 @ 100kg, add 2.5kg\n- Supino: chest, 5x3+ @ 80kg, add 5kg\n",
      "# Treino A\n\n- Terra: legs, 2x5 @ 40kg w, 3x5 @ 105kg, add 2.5kg\n- Supino: chest, 5x3+ @ 80kg, add 2.5kg, else 6x2+\n",
      "# Treino A\n\n- Terra: legs, 2x5 @ 40kg w, 3x5 @ 100kg, add 5kg, rest 3min\n- Supino: chest, 5x3+ @ 80kg, add 5kg, back 15%, or Flexão\n",
      "# Treino A\n\n- Terra: legs, 2x5 @ 40kg w, 3x5 @ 105kg, add 5kg, rest 3min\n- Supino: chest, 5x3+ @ 80kg, add 2.5kg, else 6x2+, back 15%, or Flexão\n",
    ],
    [
      "exercises.txt", "Terra: legs, max 120kg since 2026-01-05\nSupino: chest\n",
      "Terra: legs, max 125kg since 2026-02-02\nSupino: chest, step 2kg\n",
      "Terra: legs, max 120kg since 2026-01-05, step 5kg\nSupino: chest, max 90kg since 2026-02-02\n",
      "Terra: legs, max 125kg since 2026-02-02, step 5kg\nSupino: chest, step 2kg, max 90kg since 2026-02-02\n",
    ],
    // Settings by key.
    [
      "bumbum.toml", "format = 1\nfields = [\"a\"]\n",
      "format = 1\nplan = \"A\"     # o novo\nfields = [\"a\", \"b\"]\n",
      "format = 1\nfields = [\"a\", \"c\"]\n\n[lint]\ndisable = []\n",
      "format = 1\nplan = \"A\"     # o novo\nfields = [\"a\", \"b\", \"c\"]\n\n[lint]\ndisable = []\n",
    ],
    [
      "bumbum.toml", "format = 1\nplan = \"A\"\n", "format = 1\nplan = \"B\"\n",
      "format = 1\nplan = \"B\"\ngoal = 4\n",
      "format = 1\nplan = \"B\"\ngoal = 4\n",
    ],
  ])
  func merges(_ versions: [String]) throws {
    let merge = try Merge(versions[0], base: versions[1], ours: versions[2], theirs: versions[3])
    #expect(merge.text == versions[4])
    #expect(merge.conflicts == 0)
  }

  /// Path, base, ours, theirs, and both sides of the conflict.
  @Test(arguments: [
    [
      "bumbum.toml", "format = 1\nplan = \"A\"\n", "format = 1\nplan = \"B\"\n", "format = 1\nplan = \"C\"\n",
      "plan = \"B\"", "plan = \"C\"",
    ],
    [
      "bumbum.toml", "format = 1\n", "format = 1\nplan = \"B\"\n", "format = 1\nplan = \"C\"\n",
      "plan = \"B\"", "plan = \"C\"",
    ],
    [
      "checkins/2026/01.txt", "", "[2026-01-05 07:30]\ntype = Run\n", "[2026-01-05 07:30]\ntype = Gym\n",
      "type = Run", "type = Gym",
    ],
    ["exercises.txt", "A:\n", "A: chest\n", "A: legs\n", "A: chest", "A: legs"],
    [
      "plans/a.md", "# Treino\n\n- A: legs\n", "# Treino\n\n- A: legs, 3x8\n",
      "# Treino\n\n- A: legs, 3x10\n",
      "- A: legs, 3x8", "- A: legs, 3x10",
    ],
  ])
  func conflicts(_ versions: [String]) throws {
    let merge = try Merge(versions[0], base: versions[1], ours: versions[2], theirs: versions[3])
    #expect(merge.conflicts == 1)
    #expect(merge.text.sides == (versions[4], versions[5]))
  }

  /// The order of a plan's lines is the order of its exercises.
  @Test func bothReorderAPlan() throws {
    let plan = { (names: String) in "# Treino\n\n" + names.map { "- \($0)x: legs\n" }.joined() }
    let merge = try Merge("plans/a.md", base: plan("abc"), ours: plan("bac"), theirs: plan("acb"))
    #expect(merge.conflicts == 1)
    let one = try Merge("plans/a.md", base: plan("abc"), ours: plan("cab"), theirs: plan("abcd"))
    #expect(one.conflicts == 0 && one.text == plan("cdab"))
  }

  @Test func markersOfAnOlderMergeAreNotMerged() {
    let old = "2026-01-05\n<<<<<<< HEAD\n  A: 8\n=======\n  A: 7\n>>>>>>> b\n"
    let (base, theirs) = (Array("2026-01-05\n".utf8), Array("2026-01-06\n".utf8))
    let kind = FileKind.log(year: 2026, month: 1)
    #expect(MergedText(base: base, ours: Array(old.utf8), theirs: theirs, kind: kind) == nil)
    #expect(MergedText(base: base, ours: Array(old.utf8), theirs: base, kind: kind)?.bytes == Array(old.utf8))
  }
}
