package import Text

/// Mistakes in the lines of a month of check-ins. Lint checks the values.
package enum CheckInMistakes {
  package static let all: [Explanation] = [
    .badHeader, .reversedRange, .longSkip, .outsideCheckIn, .duplicateField, .badValue,
  ]
}

extension Explanation {
  private static func checkIn(_ text: String, _ file: String = #fileID, _ line: Int = #line) -> Example {
    .checkIns("[2026-01-15 07:30]\ntype = Run\ntitle = Corrida\n\(text)", sourceFile: file, sourceLine: line)
  }

  package static let badHeader = Explanation(
    "bad-header", .error, "a header of an entry that is none",
    reason: """
      `[…]` is a check-in, `[skip …]` days off, `[measure …]` what was measured: the kind stands in the \
      header, so that a slip elsewhere can't turn a sick day into training. A broken header opens an \
      entry all the same: its lines are checked, count nowhere, and never join the entry above.
      """,
    bad: [
      .checkIns("⟦[2026-01-15 07:30⟧"),
      .checkIns("⟦2026-01-15 07:30]⟧"),
      .checkIns("[⟦skp⟧ 2026-01-20 .. 2026-01-24]\nreason = gripe"),
      .checkIns("[skip 2026-01-20 ⟦to⟧ 2026-01-24]"),
      .checkIns("[skip 2026-01-20 ⟦07:30⟧]"),
      .checkIns("⟦[]⟧"),
      .checkIns("[2026-01-15 07:30] ⟦Corrida⟧"),
      .checkIns("⟦x⟧[2026-01-15 07:30]"),
    ],
    good: [
      .checkIns(
        "[2026-01-15 07:30]\n[skip 2026-01-20 .. 2026-01-24]\n[skip 2026-01-26]\n[measure 2026-01-27 07:00]"
      )
    ])

  package static let reversedRange = Explanation(
    "reversed-range", .error, "a range that ends before it begins",
    reason: "One of the two is a slip, and which one is a guess.",
    bad: [
      .checkIns("[skip ⟦2026-01-24 .. 2026-01-20⟧]\nreason = gripe"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x⟦10-8⟧"),
    ],
    good: [
      .checkIns("[skip 2026-01-20 .. 2026-01-24]\nreason = gripe"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8-10"),
    ])

  package static let longSkip = Explanation(
    "long-skip", .error, "more than 366 skipped days in one range",
    reason: """
      Most often the year of one of the two days is a slip, and with it a streak would never break. A longer pause is \
      several ranges: then a streak can be told from the files of a year.
      """,
    bad: [.checkIns("[skip ⟦2026-01-20 .. 2027-01-24⟧]\nreason = gripe")],
    good: [.checkIns("[skip 2026-01-20 .. 2027-01-20]\nreason = joelho")])

  package static let outsideCheckIn = Explanation(
    "outside-check-in", .error, "a line above the first entry of the file",
    reason: "Everything belongs to the header above it, up to the next line in brackets.",
    bad: [
      .checkIns("⟦title = Corrida⟧\n\n[2026-01-15 07:30]"), .checkIns("⟦> Sol forte.⟧\n\n[2026-01-15 07:30]"),
    ],
    good: [checkIn("> Sol forte.")])

  package static let duplicateField = Explanation(
    "duplicate-field", .error, "a field is there twice in one entry",
    reason: """
      Which of the two counts would be a guess; a merge or a copied line leaves such pairs behind. Until \
      one is deleted, the first counts.
      """,
    bad: [
      checkIn("⟦title⟧ = Corrida na orla"), .checkIns("[skip 2026-01-20]\nreason = gripe\n⟦Reason⟧ = viagem"),
    ],
    good: [checkIn("location = orla")])

  package static let badValue = Explanation(
    "bad-value", .error, "quotes that do not hold the whole value",
    reason: """
      A value runs to the end of its line, or of its quotes where it begins with one. Quotes are only \
      needed around a `#`.
      """,
    bad: [checkIn("location = ⟦\"⟧Aterro"), checkIn("location = \"Aterro\" ⟦do Flamengo⟧")],
    good: [checkIn("location = \"Aterro # 3\""), checkIn("location = o \"Aterro\"")])
}
