import Text
package import Training

/// The first files of a journal, with comments that teach the format: a document for each language in `NewJournal`.
package enum NewJournal {
  /// Returns the paths, relative to the journal, and texts, which lint accepts. `created` is the day of the first plan.
  package static func files(
    language: Settings.Language, unit: WeightUnit = .kg, created: CivilDate
  ) -> [(path: String, text: String)] {
    sections(in: language).filter { $0.name != "example" }
      .map { ($0.name, inUnit(unit, $0.text).swapping("DAY", for: "\(created)")) }
  }

  /// Returns a text with its examples in a unit, and that unit in the settings.
  private static func inUnit(_ unit: WeightUnit, _ text: String) -> String {
    guard unit != .kg else { return text }
    return unit.examples(text).swapping(" \"\(unit)\": ", for: " \"kg\": ")
      .swapping("unit = \"kg\"", for: "unit = \"\(unit)\"")
  }

  /// Returns the files of an example week that ends on a day: sessions of the first plan, check-ins, a weight and a day
  /// off, each in the file of its month.
  package static func example(language: Settings.Language, until today: CivilDate) -> [(path: String, text: String)] {
    let text = sections(in: language).first { $0.name == "example" }?.text ?? ""
    var entries = paragraphs(of: text)[...]
    let head = entries.popFirst() ?? ""
    var files: [(path: String, text: String)] = []
    for entry in entries {
      // `DAY-6` is six days before the last one.
      guard let daysAgo = (0...9).first(where: { entry.holds("DAY-\($0)") }) else { continue }
      let day = today.adding(days: -daysAgo)
      let path = entry.hasPrefix("[") ? FileKind.checkInsPath(of: day) : FileKind.logPath(of: day)
      let index = files.firstIndex { $0.path == path } ?? files.count
      if index == files.count { files.append((path, head)) }
      files[index].text += "\n" + entry.swapping("DAY-\(daysAgo)", for: "\(day)")
    }
    return files
  }

  /// Returns the comment of the first plan that says how exercises are written.
  static func lesson(in language: Settings.Language) -> String {
    let plan = sections(in: language).first { $0.name.hasSuffix(".md") }?.text ?? ""
    return paragraphs(of: plan).first { $0.hasPrefix("<!--") }?.trimmed ?? ""
  }
}

extension NewJournal {
  /// Returns the sections of a language's document, each below a line `=== NAME`.
  private static func sections(in language: Settings.Language) -> [(name: String, text: String)] {
    let bytes = language == .english ? PackageResources.journal_en_txt : PackageResources.journal_pt_txt
    var sections: [(name: String, text: String)] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      if line.hasPrefix("=== ") {
        sections.append((String(line.dropFirst(4)), ""))
      } else if let last = sections.indices.last {
        sections[last].text += line + "\n"
      }
    }
    return sections
  }

  /// Returns the paragraphs of a text, which blank lines separate, each with its line ending.
  private static func paragraphs(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "").map { $0.joined(separator: "\n") + "\n" }
  }
}

/// The text of a new plan.
package enum PlanText {
  /// Returns front matter, the heading, the description, and a comment that teaches how exercises are written.
  package static func new(
    name: String, created: Moment, description: String?, portuguese: Bool
  ) -> String {
    let heading = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let paragraph = description?.trimmed ?? ""
    return """
      +++
      created = \(created):00
      +++

      # \(heading)
      \(paragraph.isEmpty ? "" : "\n\(paragraph)\n")
      \(NewJournal.lesson(in: portuguese ? .brazilianPortuguese : .english))

      """
  }
}
