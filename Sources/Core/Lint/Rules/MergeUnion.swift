import Grammar
import Text

extension Rule {
  static let mergeUnion = Rule(
    "merge-union", .warning, "git joins both sides of a merge without a word",
    condition: "`.gitattributes` gives a file of the journal `merge=union`",
    reason: """
      With `merge=union` git keeps the lines of both sides and reports no conflict. A set that was \
      corrected on one of them is there twice afterwards, once wrong, and lines of two sessions stand in \
      one. Without it a conflict is shown, and lint finds what is left of it.
      """,
    bad: [
      Example([(".gitattributes", "*.jpg binary\nlog/*.txt text ⟦merge=union⟧\n"), ("log/2026-01.txt", "")]
      ),
      Example([(".gitattributes", "* ⟦merge=union⟧ text=auto\nplans/*.md ⟦merge=union⟧\n")]),
    ],
    good: [Example([(".gitattributes", "# log/*.txt merge=union\n*.lock merge=union\nlog/*.txt text eol=lf\n")])],
    .acrossFiles { context, found in
      guard let source = context.journal.gitAttributes else { return }
      let table = LineTable(source.bytes)
      for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
        let words = line.split {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
        }
        guard let pattern = words.first, mayBeOfJournal(pattern) else { continue }
        for (index, word) in words.enumerated() where index > 0 && word.elementsEqual("merge=union".utf8) {
          let rest = words.filter { $0.startIndex != word.startIndex }.map {
            String(decoding: $0, as: UTF8.self)
          }
          found.add(
            source, TextRange(word.startIndex, word.endIndex),
            "a merge of what this line is for reports no conflict",
            help: rest.count < 2 ? "delete this line" : "write '\(shortened(rest.joined(separator: " ")))'",
            fix: .unsafe(
              rest.count < 2
                ? table.range(ofLine: table.line(at: word.startIndex))
                // The blanks before the word are removed with it.
                : TextRange(words[index - 1].endIndex, word.endIndex), ""))
        }
      }
    })
}

/// True if files of a journal can match a pattern: one of all files, of one of its kinds, or of one of its folders.
private func mayBeOfJournal(_ pattern: ArraySlice<UInt8>) -> Bool {
  let text = String(decoding: pattern, as: UTF8.self)
  guard !text.hasPrefix("#") else { return false }
  let path = text.drop { $0 == "/" || $0 == "\"" }
  return text.hasSuffix("*") || ["log", "checkins", "plans"].contains { path.hasPrefix($0) }
    || [".txt", ".md", ".toml"].contains { text.hasSuffix($0) }
}
