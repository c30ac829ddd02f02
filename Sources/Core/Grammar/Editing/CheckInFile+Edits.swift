package import Text
package import Training

extension CheckInFile {
  /// Returns the edit that adds a check-in at its place in time; throws if a text can't be written so that it reads
  /// back as itself: it has a control character, or a note has a comment in it.
  ///
  /// Each line of a note becomes a note. The type is written in the language of the file's last one, else as `typed`.
  package func adding(
    _ checkIn: CheckIn, at moment: Moment, typed: String? = nil
  ) throws(Refusal) -> [TextEdit] {
    [insertion(of: moment).inserting(["[\(moment)]"] + (try lines(of: checkIn, typed)))]
  }

  /// Returns the edit that writes a check-in below the header of another, by its index, that has nothing else.
  package func filling(
    checkIn index: Int, with checkIn: CheckIn, typed: String? = nil
  ) throws(Refusal) -> [TextEdit] {
    let text = EntryLines(source)
    let header = text.index(at: places.checkIns[index].header.lowerBound)
    return [text.inserting(try lines(of: checkIn, typed), below: header)]
  }

  /// Returns the lines of a check-in below its header.
  private func lines(of checkIn: CheckIn, _ typed: String?) throws(Refusal) -> [String] {
    var lines: [String] = []
    for (name, field) in zip(CheckInField.names, CheckInField.all) {
      let value =
        switch field.value(checkIn) {
        case .type(let type): type.map { spelled($0, typed) }
        case .text(let text): text
        case .number(let number): number.map(String.init)
        }
      if let value { lines.append(try CheckInText.field(name, value)) }
    }
    for note in checkIn.notes { lines += try CheckInText.notes(note) }
    return lines
  }

  /// Returns a type in the language of the file's last known type; as it was typed if the file has none.
  private func spelled(_ type: ExerciseType, _ typed: String?) -> String {
    let others = places.checkIns.lazy.reversed().compactMap { $0.value(of: "type").map(source.text) }
    guard let other = others.first(where: { ExerciseType($0) != nil }) ?? typed else { return type.rawValue }
    return type.spelled(like: other)
  }

  /// Returns the edits that write the fields of a measure, body weight first, as names and values, and its note: into the
  /// one of that moment, whose old values are returned too, else as one more.
  package func addingMeasure(
    _ moment: Moment, fields: [(String, String)], note: String = ""
  ) throws(Refusal) -> (edits: [TextEdit], replaced: [String]) {
    guard !fields.isEmpty else { throw Refusal("nothing was measured", help: "name a weight: 81.2\(.unit)") }
    let own = measures.firstIndex { $0.moment == moment }.map { places.measures[$0] }
    var (edits, replaced, lines): ([TextEdit], [String], [String]) = ([], [], [])
    for (key, value) in fields {
      if let range = own?.value(of: key) {
        if source.text(range) != value { replaced.append(source.text(range)) }
        edits.append(TextEdit(replacing: range, with: try CheckInText.value(of: key, value)))
      } else {
        lines.append(try CheckInText.field(key, value))
      }
    }
    lines += try CheckInText.notes(note)
    if let own, !lines.isEmpty {
      let text = EntryLines(source)
      let last = own.fields.last?.value.lowerBound ?? own.header.lowerBound
      edits.append(text.inserting(lines, below: text.index(at: last)))
    } else if own == nil {
      edits = [insertion(of: moment).inserting(["[measure \(moment)]"] + lines)]
    }
    return (edits, replaced)
  }

  /// Returns the edits that add entries, each at its place in time.
  package func adding(_ drafts: [EntryDraft]) -> [TextEdit] {
    let new = drafts.map { draft in
      let bodyweight = draft.bodyweight.map { ["bodyweight = \(written($0))"] } ?? []
      return (moment: draft.moment, lines: ["[\(draft.header)]"] + bodyweight + draft.lines)
    }
    return InsertionPlace.inserting(new, among: entries, in: EntryLines(source))
  }
}

/// An entry of a file of check-ins that another program or journal had.
package struct EntryDraft: Sendable {
  package enum Kind: CaseIterable, Sendable { case checkIn, measure, skip }

  package let kind: Kind
  package let moment: Moment
  /// The last of skipped days; nil for one day.
  package let lastDay: CivilDate?
  package var bodyweight: Weight?
  /// The fields and notes, as they are written.
  package var lines: [String] = []

  package init(_ kind: Kind, _ moment: Moment, until lastDay: CivilDate? = nil, bodyweight: Weight? = nil) {
    (self.kind, self.moment, self.lastDay, self.bodyweight) = (kind, moment, lastDay, bodyweight)
  }

  /// The header without its brackets.
  package var header: String {
    switch kind {
    case .checkIn: "\(moment)"
    case .measure: "measure \(moment)"
    case .skip: "skip \(moment.date)" + (lastDay.map { $0 == moment.date ? "" : " .. \($0)" } ?? "")
    }
  }
}

extension CheckInFile {
  /// The headers and moments of all entries, in the order of the file.
  var entries: [InsertionPlace.Entry] {
    let all =
      zip(checkIns, places.checkIns).map { Ranged($0.moment, $1.header) }
      + zip(skips, places.skips).map { Ranged($0.days.map { Moment($0.lowerBound) }, $1.header) }
      + zip(measures, places.measures).map { Ranged($0.moment, $1.header) }
    return all.sorted { $0.range.start < $1.range.start }
  }

  private func insertion(of moment: Moment) -> InsertionPlace {
    InsertionPlace(of: moment, among: entries, in: EntryLines(source))
  }

  private func written(_ weight: Weight) -> String {
    let last = places.measures.lazy.reversed().compactMap { $0.value(of: "bodyweight") }.first
    return weight.spelled(like: last.map(source.text) ?? "")
  }
}

extension CheckInFile {
  /// Returns the edits that remove the links of check-ins to a session; the check-ins stay.
  package func removingLinks(to start: Moment) -> [TextEdit] {
    checkIns.indices.filter { checkIns[$0].session == start }.compactMap { removingLink(ofCheckIn: $0) }
  }

  /// Returns the edit that removes the line `session = …` of a check-in, by its index; a comment behind it stays. Nil
  /// if there is no such line.
  package func removingLink(ofCheckIn index: Int) -> TextEdit? {
    guard let value = places.checkIns[index].value(of: "session") else { return nil }
    let lines = EntryLines(source)
    let number = lines.index(at: value.lowerBound)
    let line = lines.lines[number]
    let behind = source.text(TextRange(value.upperBound, line.range.upperBound))
    guard !behind.trimmed.isEmpty else { return lines.removing(number...number) }
    let start = line.range.lowerBound + lines.indentation(of: number).utf8.count
    let blanks = behind.utf8.count - behind.drop { $0 == " " || $0 == "\t" }.utf8.count
    return TextEdit(replacing: TextRange(start, value.upperBound + blanks), with: "")
  }
}

extension CheckInFile {
  /// Returns the edits that replace a photo of check-ins by another; both are paths in the journal, in one folder.
  package func renaming(photo old: String, to new: String) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    let name = new.split(separator: "/").last.map(String.init) ?? new
    for (checkIn, places) in zip(checkIns, places.checkIns) {
      guard let written = checkIn.photo, let range = places.value(of: "photo"),
        case .inside(old) = PhotoPlace(written, from: source.name)
      else { continue }
      let folder = written.lastIndex(of: "/").map { written[...$0] } ?? ""
      edits.append(TextEdit(replacing: range, with: try CheckInText.value(of: "photo", folder + name)))
    }
    return edits
  }
}

extension CheckInFile {
  /// Returns the edit that removes the entry with a header, and the blank lines that would stand twice. Comments above
  /// the header stay, apart from what follows; the photo's file stays too.
  package func removing(entryAt header: TextRange) -> [TextEdit] {
    let text = EntryLines(source)
    var first = text.index(at: header.lowerBound)
    let next = entries.first { $0.range.start > header.start }.map { text.index(at: $0.range.lowerBound) }
    var last = text.lastLine(ofEntryAt: first, before: next ?? text.lines.count)
    let blanks = text.blanks(after: last)
    if let blanks {
      if first == 0 || text.lines[first - 1].kind == .blank { last += blanks }
    } else {
      while first > 0, text.lines[first - 1].kind == .blank { first -= 1 }
    }
    return [text.removing(first...last)]
  }
}
