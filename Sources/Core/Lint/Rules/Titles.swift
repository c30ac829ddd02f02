import Grammar
import Text
import Training

/// The rules about the titles of sessions.
let titleRules: [Rule] = [
  Rule(
    "near-plan-name", .warning, "a title that is nearly the name of a plan",
    condition:
      "a title that at most 2 sessions have has the letters and digits of a plan or its day, accents apart, or those of a day alone that one plan has, or is a slip from it outside of words of 1 or 2 letters, or in them its letter twice or a key beside it that no plan has and that is next to none in the alphabet; or 3 sessions or more have it and none the plan or day",
    reason: """
      A title links a session to a plan only if it is the plan's name, or `PLAN / DAY`. One that differs \
      in a single letter, in accents or in signs, or the day alone, is a free text, and the session belongs to no plan. A \
      title that three sessions have is meant as it is; where none has the plan's name, the slip is there.
      """,
    bad: [
      .journal(
        plan: "",
        log:
          "2026-01-05 18:30-19:42 ⟦Trieno A⟧\n\n2026-01-07 18:30 ⟦TreinoA⟧ #academia\n\n2026-01-09 18:30 ⟦Tr3ino A⟧\n"),
      Example([
        (
          "plans/pernas.md",
          "+++\ncreated = 2026-01-06\n+++\n\n# Pernas\n\n## Fôlego\n\n- Burpee: cardio\n"
        ),
        ("log/2026-01.txt", "2026-01-05 18:30 ⟦Pernas/Folego⟧\n\n2026-01-07 18:30 ⟦fôlego⟧\n"),
      ]),
      .journal(
        plan: "",
        log: "2026-01-05 ⟦Treino S⟧\n\n2026-01-07 ⟦Treino AA⟧\n\n2026-01-09 ⟦TreinobA⟧\n\n2026-01-12 ⟦Trei o A⟧\n"),
      Example([
        ("plans/pernas.md", "+++\ncreated = 2026-01-06\n+++\n\n# Pernas\n\n## ⟦TTerra⟧\n\n- Stiff: pernas\n"),
        ("log/2026-01.txt", "2026-01-05 Pernas / Terra\n\n2026-01-07 Pernas / Terra\n\n2026-01-09 Pernas / Terra\n"),
      ]),
    ],
    good: [
      .journal(
        plan: "",
        log: "2026-01-05 18:30-19:42 treino a\n\n2026-01-07 18:30-19:42 Treino B\n\n2026-01-09 18:30-19:42 Treino 1\n")
    ],
    .acrossFiles { context, found in
      let plans = context.ground.plans
      guard !plans.titles.isEmpty else { return }
      var others: [String: [(log: Int, title: Ranged<String>)]] = [:]
      for (number, log) in context.logs.enumerated() {
        for title in log.facts.freeTitles {
          // Three uses are enough to know that a title is no slip, and some have thousands.
          if others[title.value]?.count != 3 { others[title.value, default: []].append((number, title)) }
        }
      }
      let index = others.isEmpty ? nil : NearTitles(plans)
      // Titles are sorted, as several may be near one plan.
      for (title, uses) in others.sorted(by: { $0.key < $1.key }) {
        guard let near = index?.near(title) else { continue }
        guard uses.count < 3 else {
          found.checkPlan(near, title, plans, context)
          continue
        }
        for use in uses {
          found.add(
            context.logs[use.log].source, use.title.range,
            "'\(shortened(title))' is no plan, and '\(shortened(near))' is one",
            help: "if it was that, write '\(shortened(near))'", fix: .unsafe(use.title.range, near))
        }
      }
    }),
  Rule(
    "tag-in-title", .warning, "a tag that is a part of the title, or a comment below it",
    condition:
      "the last `#` of a title without quotes has one word behind it; or the last word is a tag that the journal has, behind a sign or digit, or alone behind the name of a plan or day; or the line below an opening is `#` and one word",
    reason: """
      A tag is `#` and a word behind a blank. Behind a letter, or with a blank after it, `#` is a part of the \
      title, and so is a tag that the journal has elsewhere without its `#`, or behind the key beside it: no filter finds the \
      session then. On a line of its own a tag is a comment.
      """,
    bad: [
      .journal(
        plan: "",
        log:
          "2026-01-05 18:30 Treino A #leve\n\n2026-01-07 18:30 Treino A ⟦leve⟧\n\n2026-01-09 18:30 Treino A ⟦3leve⟧\n"),
      .log("2026-01-05 18:30 Corrida⟦#rua⟧\n\n2026-01-07 18:30 Corrida⟦# rua⟧\n"),
      .log("2026-01-05 18:30 Corrida #rua\n\n2026-01-07 18:30 Corrida ⟦3rua⟧\n\n2026-01-09 18:30 Corrida ⟦@rua⟧\n"),
      .log("2026-01-05 18:30 Corrida\n  ⟦#rua⟧\n  Corrida: 5km\n"),
    ],
    good: [
      .log("2026-01-05 18:30 Corrida #rua\n\n2026-01-07 18:30 Na rua\n"),
      .log("2026-01-05 18:30 Corrida #rua\n\n2026-01-07 18:30 \"Aula de C# 3rua\"\n\n2026-01-09 18:30 Na Prua\n"),
      .log("2026-01-05 18:30 Corrida\n# rua\n#na rua\n\n2026-01-07 18:30 Corrida\n#1\nCorrida: 5km\n#rua\n"),
    ],
    .inEachLog { log, _, found in
      for index in log.places.indices where log.sessions[index].date != nil {
        guard let tag = log.source.tagBelow(log.places[index].header) else { continue }
        let word = log.source.text(TextRange(tag.lowerBound, tag.upperBound))
        found.add(
          log.source, tag, "'\(shortened(word))' is a comment, and no tag",
          help: "if it is one, write it behind the title",
          fix: .unsafe(TextRange(log.places[index].header.upperBound, tag.upperBound), " " + word))
      }
    },
    .acrossFiles { context, found in
      let sessions = context.logs.lazy.flatMap(\.log.sessions).filter { $0.date != nil }
      let tags = Set(Set(sessions.flatMap(\.tags)).map(nameKey))
      for log in context.logs {
        for title in log.facts.freeTitles {
          guard
            let tag = log.source.swallowedTag(title.range, tags, isTitle: { context.ground.plans.link(of: $0) != nil })
          else { continue }
          let word = "#" + log.source.text(tag.word)
          found.add(
            log.source, TextRange(tag.start, tag.word.upperBound),
            "'\(shortened(log.source.text(TextRange(tag.start, tag.word.upperBound))))' is part of the title, and no tag",
            help: "if it is one, write ' \(shortened(word))'; if not, put the title in quotes",
            fix: .unsafe(TextRange(tag.end, tag.word.upperBound), " " + word))
        }
      }
    }),
]

extension Findings {
  /// Reports a plan or day without a session, if several sessions have nearly its name.
  fileprivate mutating func checkPlan(_ near: String, _ title: String, _ plans: PlanNames, _ context: LintContext) {
    let titles = context.logs.flatMap { $0.log.sessions.compactMap(\.title).map(nameKey) }
    guard !titles.contains(nameKey(near)), let link = plans.link(of: near) else { return }
    let file = context.journal.plans[link.plan]
    guard let name = link.day.map({ file.plan.days[$0].name }) ?? file.plan.name, near.hasSuffix(name),
      let range = link.day.map({ file.places.days[$0] }) ?? file.places.name
    else { return }
    add(
      file.source, range,
      "no session has the title '\(shortened(near))', and \(titles.count { $0 == nameKey(title) }) have '\(shortened(title))'",
      help: "if it was meant to be that, write it so here")
  }
}

/// A search for the title of a plan that is nearly a given one.
private struct NearTitles {
  private let titles: [String]
  private let index: SlipIndex
  private var byLetters: [String: String] = [:]
  private let byDay: [String: String?]
  /// The letters that are labels of plans, and those beside each in the alphabet.
  private var inRow: [UInt8] = []

  init(_ plans: PlanNames) {
    (titles, byDay) = (plans.titles, plans.titlesByDay)
    index = SlipIndex(titles)
    for title in titles {
      byLetters[bareLetters(title)] = byLetters[bareLetters(title)] ?? title
      for label in NearTitles.labels(title) where label.utf8.count == 1 {
        for letter in label.utf8 { inRow += [letter &- 1, letter, letter &+ 1] }
      }
    }
  }

  func near(_ title: String) -> String? {
    let letters = bareLetters(title)
    if let same = byLetters[letters] ?? byDay[letters] ?? nil { return same }
    return index.candidates(title).map { titles[$0] }.first { isSlip(title, $0) }
  }

  /// True if a title is one slip from a plan's; a blank for a letter, or a letter for a blank, is one too.
  private func isSlip(_ title: String, _ plan: String) -> Bool {
    guard isOneSlip(title, plan, digitsMaySlip: true) else { return false }
    let (labels, others) = (NearTitles.labels(title), NearTitles.labels(plan))
    if labels == others || labels.count != others.count && title.count == plan.count { return true }
    guard labels.count == others.count, let pair = zip(labels, others).first(where: { $0 != $1 }) else { return false }
    return isLabelSlip(pair.0, pair.1)
  }

  /// True if a label, a word of a letter or two, is a slip of another: `Treino B` is none of `Treino A`. A doubled
  /// letter is one, and so is a neighbour on the keyboard, except for letters that come next in a row of plans.
  private func isLabelSlip(_ label: Substring, _ right: Substring) -> Bool {
    if label.count == 2, right.count == 1 { return Set(label) == Set(right) }
    guard let letter = label.utf8.first, let other = right.utf8.first, label.utf8.count == 1, right.utf8.count == 1
    else { return false }
    return !inRow.contains(letter) && areNeighbours(letter, other)
  }

  private func areNeighbours(_ left: UInt8, _ right: UInt8) -> Bool {
    func position(_ key: UInt8) -> (row: Int, halfKeys: Int)? {
      for (number, row) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
        // A lower row stands half a key to the right.
        if let column = Array(row.utf8).firstIndex(of: key) { return (number, 2 * column + number) }
      }
      return nil
    }
    guard let a = position(left), let b = position(right) else { return false }
    return abs(a.row - b.row) <= 1 && abs(a.halfKeys - b.halfKeys) <= 2
  }

  private static func labels(_ title: String) -> [Substring] {
    nameKey(title).split(separator: " ").filter { $0.count <= 2 && $0.contains { $0.isLetter || $0.isNumber } }
  }
}

extension Source {
  /// Returns the range of a tag that is the first comment on a line below an opener, with only comments between.
  fileprivate func tagBelow(_ header: TextRange) -> TextRange? {
    var start = header.upperBound
    while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")), newline <= start + 1 {
      start = newline + 1
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
      let line =
        start..<(bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count)
      let word = line.prefix {
        $0 == start || bytes[$0].isLetter || bytes[$0].isDigit || bytes[$0] >= 0x80 || bytes[$0] == UInt8(ascii: "-")
      }
      let rest = bytes[word.upperBound..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
      if bytes[start + 1].isLetter || bytes[start + 1] >= 0x80, rest.first ?? UInt8(ascii: "#") == UInt8(ascii: "#") {
        return TextRange(start, word.upperBound)
      }
      start = line.upperBound
    }
    return nil
  }

  /// Returns the tag at the end of a title: the offset of its sign, the end of the text before it, and its word
  /// without the sign.
  fileprivate func swallowedTag(_ title: TextRange, _ tags: Set<String>, isTitle: (String) -> Bool) -> (
    start: Int, end: Int, word: TextRange
  )? {
    let text = bytes[title.bounds]
    guard text.first != UInt8(ascii: "\"") else { return nil }
    let blank = UInt8(ascii: " ")
    var start: Int
    var word: Int
    if let hash = text.lastIndex(of: UInt8(ascii: "#")) {
      start = hash
      word = hash + 1
      while word < title.upperBound, bytes[word] == blank { word += 1 }
    } else {
      start = (text.lastIndex(of: blank) ?? title.upperBound - 1) + 1
      let isWhole =
        start > title.lowerBound && start < title.upperBound
        && tags.contains(nameKey("#" + self.text(TextRange(start, title.upperBound))))
        && isTitle(self.text(TextRange(title.lowerBound, start - 1)))
      word = isWhole ? start : start + 1
      guard word < title.upperBound, isWhole || !bytes[start].isLetter && bytes[start] < 0x80,
        tags.contains(nameKey("#" + self.text(TextRange(word, title.upperBound))))
      else { return nil }
    }
    guard word < title.upperBound, !bytes[word..<title.upperBound].contains(blank) else { return nil }
    var end = start
    while end > title.lowerBound, bytes[end - 1] == blank { end -= 1 }
    return end > title.lowerBound ? (start, end, TextRange(word, title.upperBound)) : nil
  }
}
