package import Text

/// Mistakes in the sets of an exercise. A mistake costs its group of sets, and no other.
package enum SetMistakes {
  package static let all: [Explanation] = [
    .unreadableSet, .loadWithoutUnit, .ambiguousLoad, .loadTimesTimes, .loadWithoutAmount, .repsBeforeLoad,
    .moreSetsThanReps, .tooManySets, .countAndList, .unequalLists, .listWithCommas, .mixedSets, .missingComma,
    .strayComma, .unknownUnit, .blankBeforeUnit, .metresOrMinutes, .badDuration, .numberTooLarge,
    .threeDecimals, .leadingZero, .repeatedMark, .blankBeforeComma,
    .twoSeparators, .fractionOfReps, .unknownMark, .markTouches, .badEffort, .unclosedQuote,
  ]
}

extension Explanation {
  private static func sets(_ text: String, _ file: String = #fileID, _ line: Int = #line) -> Example {
    .log("2026-01-05 18:30\nSupino: \(text)", sourceFile: file, sourceLine: line)
  }

  package static let unreadableSet = Explanation(
    "unreadable-set", .error, "not a set",
    reason: "A set is a load and what was done with it, or reps, a time or a distance alone.",
    bad: [sets("⟦leve⟧"), sets("80kg x 10, ⟦muito⟧, 90kg x 8"), sets("⟦bw10⟧kg x 5")],
    good: [sets("80kg x 10, 90kg x 8"), sets("bw+10kg x 5")])

  package static let loadWithoutUnit = Explanation(
    "load-without-unit", .error, "a load without its unit",
    reason:
      "A load always carries its unit: a number after `@` is a weight to some people and an effort to others.",
    bad: [
      sets("3x10 ⟦@ 8⟧"), .log("2026-01-05 18:30\nbodyweight = ⟦81.4⟧"),
      .checkIns("[measure 2026-01-26]\nbodyweight = ⟦81.4⟧"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8 ⟦@ 80⟧"),
    ],
    good: [sets("3x10 @ 8kg"), sets("3x10 rpe 8"), .log("2026-01-05 18:30\nbodyweight = 81.4kg")])

  package static let ambiguousLoad = Explanation(
    "ambiguous-load", .error, "two numbers that could be sets, reps or a load",
    reason:
      "In the journals people keep, `80x10` means sets × reps, weight × reps, reps × weight and reps × sets. Without a unit it is sets × reps, and more than ten sets were never meant.",
    bad: [sets("⟦80x10⟧")],
    good: [sets("80kg x 10"), sets("4x10")])

  package static let loadTimesTimes = Explanation(
    "load-times-times", .error, "a load and two numbers",
    reason: "People write sets first and reps first; both readings are common.",
    bad: [sets("⟦80kg x 3 x 10⟧")],
    good: [sets("3x10 @ 80kg")])

  package static let loadWithoutAmount = Explanation(
    "load-without-amount", .error, "a load, and nothing done with it",
    reason: "A set without reps, time or distance could be a slip of any kind.",
    bad: [sets("⟦80kg⟧"), sets("⟦bw+10kg⟧"), sets("⟦80kg/10⟧")],
    good: [sets("80kg x 1")])

  package static let repsBeforeLoad = Explanation(
    "reps-before-load", .error, "the load stands last",
    reason: "The load stands before the sign, or after an `@`. `3 x 80kg` could be three reps or three sets.",
    bad: [sets("⟦10 x 80kg⟧"), sets("⟦8 x bw⟧")],
    good: [sets("80kg x 10"), sets("3x10 @ 80kg")])

  package static let moreSetsThanReps = Explanation(
    "more-sets-than-reps", .warning, "more sets than reps",
    reason: "Sets stand before reps; the other way round is a common slip.",
    bad: [sets("⟦10x3⟧")],
    good: [sets("3x10"), sets("5x5")])

  package static let tooManySets = Explanation(
    "too-many-sets", .error, "more sets in one group than anyone does, or none",
    reason: "More than twenty sets written at once were never meant: the numbers changed places.",
    bad: [sets("⟦30x10 @ 40kg⟧"), sets("⟦25x30s⟧"), sets("⟦0x10⟧")],
    good: [sets("10x3 @ 40kg")])

  package static let countAndList = Explanation(
    "count-and-list", .error, "a number of sets and a list of them",
    reason: "Which one counts, if they differ? A list says how many sets there are.",
    bad: [sets("⟦3x8/8/6⟧"), sets("⟦10/8 x 3⟧")],
    good: [sets("8/8/6")])

  package static let unequalLists = Explanation(
    "unequal-lists", .error, "lists of different lengths",
    reason:
      "A list gives one value a set, a single value stands for all sets; anything else leaves sets without a value.",
    bad: [sets("⟦20/40/45kg x 10/8⟧"), sets("100kg x 5/5/4 rpe ⟦7/8⟧")],
    good: [sets("20/40/45kg x 10"), sets("100kg x 5/5/4 rpe 7/8/9")])

  package static let listWithCommas = Explanation(
    "list-with-commas", .error, "a list written with commas",
    reason: "A comma between two digits is a decimal comma, as in `82,5kg`. A list has slashes.",
    bad: [sets("80kg x ⟦10,8,6⟧"), sets("80kg x ⟦10,8⟧")],
    good: [sets("80kg x 10/8/6"), sets("82,5kg x 10")])

  package static let mixedSets = Explanation(
    "mixed-sets", .error, "sets of one line that are not alike",
    reason:
      "The sets of one line all have a load or none, and are all reps, all times or all distances: a slip would otherwise turn one into another.",
    bad: [sets("80kg x 10, ⟦8⟧"), sets("⟦12, 5kg x 10⟧"), sets("3x12, ⟦60s⟧"), sets("⟦60/45s⟧")],
    good: [sets("80kg x 10/8"), sets("12,5kg x 10"), .log("2026-01-05 18:30\nSupino: 80kg x 10\n- 12")])

  package static let missingComma = Explanation(
    "missing-comma", .error, "two sets, or two attributes, without a comma between them",
    reason: """
      A comma separates sets, and the attributes of an exercise; what stands after a set and before the comma \
      are its marks. Something else there is a sign that was left out: an `@`, an `in`, a `/` or a quote.
      """,
    bad: [
      sets("80kg x 10 ⟦90⟧kg x 8"), sets("80kg x 10⟦@⟧"), sets("3x10 ⟦80⟧kg"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, rest 90s ⟦4x8 @ 80kg⟧"),
    ],
    good: [sets("80kg x 10, 90kg x 8")])

  package static let strayComma = Explanation(
    "stray-comma", .error, "a comma with nothing after it",
    reason: "Something may have been lost.",
    bad: [sets("80kg x 10⟦,⟧"), .exercises("Supino reto: peito⟦,⟧")],
    good: [sets("80kg x 10")])

  package static let unknownUnit = Explanation(
    "unknown-unit", .error, "a unit that is none",
    reason: "Weights are in kg or lb, times in s, min or h, distances in m, km, mi, yd or ft.",
    bad: [sets("80⟦kb⟧ x 10")],
    good: [sets("80kg x 10"), sets("180lb x 10")])

  package static let blankBeforeUnit = Explanation(
    "blank-before-unit", .error, "a blank before s, m or h",
    reason:
      "Units of one letter touch their number, marks never do: so `60 s` can't be confused with a mark.",
    bad: [sets("⟦60 s⟧")],
    good: [sets("60s"), sets("2 min")])

  package static let metresOrMinutes = Explanation(
    "metres-or-minutes", .error, "a few metres that were meant as minutes",
    reason: "`m` is metres. Below ten it was nearly always meant as minutes.",
    bad: [sets("⟦3m⟧"), sets("⟦1m30s⟧")],
    good: [sets("3min"), sets("400m")])

  package static let badDuration = Explanation(
    "bad-duration", .error, "a duration that is none",
    reason:
      "Durations are `45s`, `2min`, `1min30s`, `1h05min`, `1:30` or `1:05:00`; minutes and seconds stay below 60.",
    bad: [sets("⟦1:75⟧"), sets("⟦1h30⟧"), sets("5km in ⟦27⟧")],
    good: [sets("1:30"), sets("5km in 27:30")])

  package static let numberTooLarge = Explanation(
    "number-too-large", .error, "a number no one lifts, runs or counts",
    reason: "Loads, times and distances go up to 9999.99 of their unit, reps to 999 a set.",
    bad: [sets("⟦10000⟧kg x 1"), sets("80kg x ⟦1000⟧")],
    good: [sets("80kg x 10")])

  package static let threeDecimals = Explanation(
    "three-decimals", .error, "three decimals, or a thousands separator",
    reason:
      "`1.000kg` is one kilogram to some and a thousand to others. Numbers have at most two decimals and no thousands separator.",
    bad: [sets("⟦1.000⟧kg x 1"), sets("⟦1.500⟧m")],
    good: [sets("1kg x 10"), sets("1.5km")])

  package static let leadingZero = Explanation(
    "leading-zero", .error, "a number that begins with a zero",
    reason: "Nobody writes `09` reps: it is what is left of `10/9` when two keys change places.",
    bad: [sets("80kg x 1/⟦09⟧"), sets("⟦07⟧,5kg x 10")],
    good: [sets("80kg x 10/9"), sets("0,5kg x 10"), sets("1h05min")])

  package static let repeatedMark = Explanation(
    "repeated-mark", .error, "a mark that is said twice",
    reason:
      "Of two efforts or two times only one can be meant. One of them may belong to a set that lost its comma.",
    bad: [
      sets("80kg x 10 rpe 8 ⟦rpe⟧ 9"), sets("80kg x 10 rpe 8 ⟦rir⟧ 2"), sets("80kg x 10 w ⟦w⟧"),
      sets("80kg x 10 at 18:55 ⟦at⟧ 18:57"),
    ],
    good: [sets("80kg x 10 rpe 8, 80kg x 10 rpe 9")])

  package static let blankBeforeComma = Explanation(
    "blank-before-comma", .warning, "a blank before a comma",
    reason:
      "It is what is left of `80kg x 10 w, 90kg x 8` when the mark is lost, and with it whether the set was a warm-up.",
    bad: [sets("80kg x 10⟦ ⟧, 90kg x 8")],
    good: [sets("80kg x 10, 90kg x 8"), sets("80kg x 10 w, 90kg x 8")])

  package static let twoSeparators = Explanation(
    "two-separators", .error, "a number with two decimal marks",
    reason: "Thousands are never separated.",
    bad: [sets("⟦1.234,5⟧m in 5:00")],
    good: [sets("234,5kg x 1")])

  package static let fractionOfReps = Explanation(
    "fraction-of-reps", .error, "a number of reps with decimals",
    reason:
      "Reps are whole; a number with decimals is a load that lost its unit, or a list that lost its slash.",
    bad: [sets("80kg x ⟦7.5⟧"), sets("80kg x ⟦10,0⟧"), sets("3x⟦10.0⟧")],
    good: [sets("80kg x 7"), sets("82,0kg x 10")])

  package static let unknownMark = Explanation(
    "unknown-mark", .error, "a word after a set that is no mark",
    reason:
      "What a mark says may change whether the set counts, so an unknown one costs the set. Remarks stand in quotes.",
    bad: [sets("80kg x 10 ⟦pesado⟧"), sets("80kg x 10 ⟦easy⟧"), sets("80kg x 10 ⟦rep⟧ 8")],
    good: [sets("80kg x 10 w"), sets("80kg x 10 \"leve\""), sets("80kg x 10 tempo:3-1-1")])

  package static let markTouches = Explanation(
    "mark-touches", .error, "a mark that touches its number",
    reason: "Marks stand apart; a letter that touches a number is a unit.",
    bad: [sets("80kg x ⟦10w⟧"), sets("80kg x 10 ⟦rpe:8⟧")],
    good: [sets("80kg x 10 w")])

  package static let badEffort = Explanation(
    "bad-effort", .error, "an effort that is not on its scale",
    reason: "RPE goes from 1 to 10 in halves, reps in reserve from 0 to 10.",
    bad: [sets("80kg x 10 rpe ⟦11⟧"), sets("80kg x 10 rir ⟦1.5⟧"), sets("80kg x 10 ⟦rpe8⟧")],
    good: [sets("80kg x 10 rpe 8.5"), sets("80kg x 10 rir 2")])

  package static let unclosedQuote = Explanation(
    "unclosed-quote", .error, "a quote that nothing closes",
    reason: "A remark ends at its second quote, on the same line.",
    bad: [sets("80kg x 10 ⟦\"⟧sem cinto")],
    good: [sets("80kg x 10 \"sem cinto\"")])
}
