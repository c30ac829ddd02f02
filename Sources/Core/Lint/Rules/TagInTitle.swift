import Grammar
import Text
import Training

extension Rule {
  static let tagInTitle = Rule(
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
        for title in log.traits.freeTitles {
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
    })
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
