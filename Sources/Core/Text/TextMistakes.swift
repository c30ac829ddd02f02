/// Mistakes in the text itself, whatever it means.
package enum TextMistakes {
  package static let all: [Explanation] = [.otherEncoding, .invalidUTF8, .controlCharacter, .conflictMarker]
}

extension Explanation {
  package static let otherEncoding = Explanation(
    "other-encoding", .error, "a text in another encoding",
    reason:
      "A journal is UTF-8, and its lines end in LF or CR LF. Of a file in UTF-16, or whose lines end in CR alone, nothing is read, for it would be read wrong, and nothing is changed in it.",
    bad: [.log("2026-01-05 18:30 Treino A⟦\r⟧Supino: 80kg x 10\r")],
    good: [.log("2026-01-05 18:30 Treino A\r\nSupino: 80kg x 10\r\n")])

  package static let invalidUTF8 = Explanation(
    "invalid-utf8", .error, "bytes that are not UTF-8",
    reason:
      "A journal is UTF-8, so that every editor shows the same names. The first such byte of a file is reported; names that hold one are shown with a replacement sign.",
    bad: [.log("2026-01-05 18:30 Peito e tr⟦\(Example.badByte)⟧ceps")],
    good: [.log("2026-01-05 18:30 Peito e tríceps")])

  package static let controlCharacter = Explanation(
    "control-character", .error, "a control character in the text",
    reason:
      "Control characters are invisible in an editor and can do things to a terminal. Tabs and line endings are the only ones a journal needs.",
    bad: [.log("2026-01-05 18:30 Treino⟦\u{1B}⟧[2J A")],
    good: [.log("2026-01-05 18:30\tTreino A")])

  package static let conflictMarker = Explanation(
    "conflict-marker", .error, "a merge that nobody finished",
    reason:
      "Git leaves both sides between these markers. Both stay in the file; neither counts until a person has chosen. A file that git calls unmerged without any is reported too: one side may be missing.",
    bad: [
      .log("⟦<<<<<<<⟧ HEAD\n2026-01-05 18:30 Treino A\n=======\n2026-01-05 18:45 Treino A\n>>>>>>> notebook"),
      .log("2026-01-05 18:30 Treino A\n⟦=======⟧"),
    ],
    good: [.log("2026-01-05 18:30 Treino A")])
}
