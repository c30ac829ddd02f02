package import Text

/// All mistakes that a reader can find, by kind of file.
package enum Mistakes {
  package static let all: [Explanation] =
    TextMistakes.all + LogMistakes.all + SetMistakes.all + CheckInMistakes.all + PlanMistakes.all
    + ExerciseListMistakes.all + SettingsMistakes.all
}

/// Mistakes in the lines of a log and in the headers of sessions.
package enum LogMistakes {
  package static let all: [Explanation] = [
    .unknownLine, .reservedSign, .outsideSession, .setsWithoutExercise, .badName, .fieldWithColon,
    .fieldReadsAsSets,
    .emptyField, .badDate, .badClock, .badTitle, .badTask, .sessionTooLong, .sessionWithoutLength,
  ]
}

extension Explanation {
  package static let unknownLine = Explanation(
    "unknown-line", .error, "a line of no kind",
    reason:
      "A line is known by how it begins or by the first `: ` or `=` in it. One that has none of these means nothing, so it costs nothing but itself.",
    bad: [
      .log("2026-01-05 18:30\n⟦Dormi mal hoje⟧"),
      .log("2026-01-05 18:30\n⟦Supino reto:80kg x 10⟧"),
      .log("2026-01-05 18:30\nSupino reto:\n⟦-⟧80kg x 10"),
      .checkIns("[2026-01-15 07:30]\ntype = Run\ntitle = Corrida\n⟦calories 420⟧"),
      .exercises("⟦Supino reto = peito⟧"),
    ],
    good: [.log("2026-01-05 18:30\n> Dormi mal hoje\nSupino reto: 80kg x 10")])

  package static let reservedSign = Explanation(
    "reserved-sign", .error, "a line that begins with a sign kept for later",
    reason:
      "Only letters, digits, quotes and the signs `-`, `+`, `>` and `#` begin a line today. The others are free for later versions, so that an old program never misreads a new file.",
    bad: [
      .log("2026-01-05 18:30\n⟦!⟧ importante"), .log("2026-01-05 18:30\n⟦*⟧ 80kg x 10"),
      .exercises("⟦-⟧ Supino reto: peito"),
    ],
    good: [.log("2026-01-05 18:30\n> importante")])

  package static let outsideSession = Explanation(
    "outside-session", .error, "a line above the first session of the file",
    reason: "Everything belongs to the session above it, up to the next line that begins with a date.",
    bad: [.log("⟦Supino reto: 80kg x 10⟧\n\n2026-01-05 18:30")],
    good: [.log("2026-01-05 18:30\nSupino reto: 80kg x 10")])

  package static let setsWithoutExercise = Explanation(
    "sets-without-exercise", .error, "sets on a line of their own with no exercise above them",
    reason: """
      A line `- 80kg x 10` continues the exercise above it, in the same session. Below a line that could not be \
      read, and may have been the exercise, it counts nowhere until that line is right.
      """,
    bad: [.log("2026-01-05 18:30\n- ⟦80kg x 10⟧")],
    good: [.log("2026-01-05 18:30\nSupino reto:\n- 80kg x 10")])

  package static let badName = Explanation(
    "bad-name", .error, "not a name of an exercise",
    reason:
      "A name begins with a letter or a digit and ends at the first colon that a blank follows. Anything else stands in quotes.",
    bad: [
      .log("2026-01-05 18:30\n⟦Supino reto::⟧ 80kg x 10"), .exercises("⟦Supino reto::⟧ peito"),
      .log("2026-01-05 18:30\n⟦\"  \"⟧: 60s"), .exercises("⟦\"  \"⟧: peito"),
    ],
    good: [.log("2026-01-05 18:30\n\"Prancha: lateral\": 60s"), .exercises("\" Prancha \": peito")])

  package static let fieldWithColon = Explanation(
    "field-with-colon", .error, "a known field written with a colon",
    reason: "A colon makes it an exercise, and `bodyweight: 81kg` was never one.",
    bad: [
      .log("2026-01-05 18:30\n⟦bodyweight:⟧ 81kg"),
      .checkIns("[2026-01-15 07:30]\ntype = Run\ntitle = Corrida\n⟦calories:⟧ 420"),
    ],
    good: [.log("2026-01-05 18:30\nbodyweight = 81kg")])

  package static let fieldReadsAsSets = Explanation(
    "field-reads-as-sets", .error, "an exercise written with an equals sign",
    reason: "An equals sign makes it a field, and the sets in it would be lost without a word.",
    bad: [.log("2026-01-05 18:30\nSupino⟦ = ⟧80kg x 10")],
    good: [.log("2026-01-05 18:30\nSupino: 80kg x 10")])

  package static let emptyField = Explanation(
    "empty-field", .error, "a field without a value",
    reason: "A value that was forgotten is better asked for than guessed.",
    bad: [
      .log("2026-01-05 18:30\n⟦location =⟧"),
      .checkIns("[2026-01-15 07:30]\ntype = Run\ntitle = Corrida\n⟦location =⟧"),
    ],
    good: [.log("2026-01-05 18:30\nlocation = Academia do bairro")])

  package static let badDate = Explanation(
    "bad-date", .error, "a date that is none, or does not exist",
    reason:
      "Dates are year-month-day, the only order that can't be misread. A line that begins like a date opens a session all the same: its lines are checked, count nowhere, and never join the session above.",
    bad: [
      .log("⟦2026-02-30⟧ 18:30 Treino A"), .log("⟦2026-1-5⟧ Treino A"), .log("⟦05/01/2026⟧ Treino A"),
      .checkIns("[⟦2026-01-32⟧ 07:30]"),
    ],
    good: [.log("2026-01-05 18:30 Treino A")])

  package static let badClock = Explanation(
    "bad-clock", .error, "a time of day that is none",
    reason:
      "Times are `18:30` on a 24-hour clock. A time in another spelling would silently become a title, and the session would lose its start.",
    bad: [
      .log("2026-01-05 ⟦18.30⟧ Treino A"), .log("2026-01-05 6:30 ⟦p.m.⟧ Treino A"),
      .log("2026-01-05 18:30-⟦24:00⟧ Treino A"),
      .log("2026-01-05 ⟦18:30-⟧ Treino A"),
      .log("2026-01-05 18:30\nSupino reto: 80kg x 10 ⟦at 6.30pm⟧"),
      .checkIns("[2026-01-15 ⟦7.30⟧]"),
    ],
    good: [.log("2026-01-05 18:30-19:42 Treino A"), .log("2026-01-05 18:30 \"19:00 no parque\"")])

  package static let badTitle = Explanation(
    "bad-title", .error, "text beside a title in quotes",
    reason: "A title that begins with a quote ends at the next one; only `#tags` may follow.",
    bad: [.log("2026-01-05 18:30 \"Treino\" ⟦A⟧")],
    good: [.log("2026-01-05 18:30 \"Treino A\" #academia")])

  package static let badTask = Explanation(
    "bad-task", .error, "a box that is neither empty nor ticked",
    reason: """
      `- [ ] 80kg x 8` is planned and counts nowhere, `- [x] 80kg x 8` is done. With anything else in the box, or no blank \
      behind it, nobody knows which of the two was meant.
      """,
    bad: [
      .log("2026-01-05 18:30\nSupino reto:\n- ⟦[]⟧ 80kg x 10\n- ⟦[y]⟧ 80kg x 10\n- ⟦[x]⟧80kg x 10"),
      .log("2026-01-05 18:30\nSupino reto:\n- ⟦[x⟧ 80kg x 10"),
    ],
    good: [.log("2026-01-31\nSupino reto:\n- [x] 80kg x 10\n- [X] 80kg x 10\n- [ ] 80kg x 10")])

  package static let sessionTooLong = Explanation(
    "session-too-long", .error, "a session of more than 12 hours",
    reason: "An end earlier than the start is on the next day; more than twelve hours later it is a slip.",
    bad: [.log("2026-01-05 ⟦19:42-18:30⟧ Treino A")],
    good: [.log("2026-01-05 23:10-00:20 Treino A")])

  package static let sessionWithoutLength = Explanation(
    "session-without-length", .warning, "a session that ends when it starts",
    reason: "It counts as zero minutes long. An end that is not known is better left out.",
    bad: [.log("2026-01-05 ⟦18:30-18:30⟧ Treino A")],
    good: [.log("2026-01-05 18:30 Treino A")])
}
