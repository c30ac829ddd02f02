package import Text
import Training

/// The replacement of an exercise's name in exercises.txt, the plans and the logs.
package struct ExerciseRenaming {
  package let old: String
  package let new: String
  /// True if the old name stays as another name (`aka`), by which what another device still writes finds the exercise.
  private let keepsOld: Bool

  package init(from old: String, to new: String, keepsOld: Bool = true) {
    (self.old, self.new) = (old, new)
    self.keepsOld = keepsOld && nameKey(old) != nameKey(new)
  }

  /// Returns the edits of each file with the old name, in any spelling. Throws if the new name can't be written.
  package func edits(in journal: Journal) throws(Refusal) -> [(source: Source, edits: [TextEdit])] {
    let spelled = try ExerciseName.spelled(new)
    let key = nameKey(old)
    var changes: [(source: Source, edits: [TextEdit])] = []
    for file in journal.plans {
      let names = file.exerciseNames.filter { nameKey($0.value) == key }.map {
        edit($0.range, in: file.source, spelled)
      }
      let others = file.alternatives.filter { nameKey($0.value) == key }.map {
        edit($0.range, in: file.source, ExerciseName.asAttribute(new))
      }
      changes.append((file.source, names + others))
    }
    for log in journal.logs {
      let numbers = Set(log.names.indices.filter { nameKey(log.names[$0]) == key })
      let uses = log.places.flatMap(\.exercises).filter { numbers.contains($0.spelling) }
      changes.append((log.source, uses.map { edit($0.name, in: log.source, spelled) }))
    }
    let list = journal.exerciseList ?? ExerciseListReader.read(Source(name: "exercises.txt", bytes: []))
    let isUsed = changes.contains { !$0.edits.isEmpty }
    changes.insert((list.source, edits(of: list, spelled, isUsedElsewhere: isUsed)), at: 0)
    return changes.filter { !$0.edits.isEmpty }
  }

  /// The edits of exercises.txt: the new name where the old one is an exercise's, and the other of the two behind an `aka`.
  private func edits(of list: ExerciseList, _ spelled: String, isUsedElsewhere: Bool) -> [TextEdit] {
    let (old, new) = (nameKey(old), nameKey(new))
    let also = (old: ExerciseName.asAttribute(self.old), new: ExerciseName.asAttribute(self.new))
    if let twin = twin(in: list) {
      let isKept = !keepsOld || list.entries[twin.kept].names.map(nameKey).contains(old)
      return [twin.removal] + (isKept ? [] : [adding(also.old, to: list.places[twin.kept], in: list.source)])
    }
    var edits: [TextEdit] = []
    var isKept = !keepsOld
    for (entry, places) in zip(list.entries, list.places) {
      let keys = entry.names.map(nameKey)
      for index in keys.indices where keys[index] == old {
        let isName = index == 0
        if isName || !keepsOld {
          edits.append(edit(places.names[index], in: list.source, isName ? spelled : also.new))
        }
        guard keepsOld else { continue }
        isKept = true
        if !keys.contains(new) {
          edits.append(adding(isName ? also.old : also.new, to: places, in: list.source))
        } else if isName, let former = keys.firstIndex(of: new) {
          // A name that comes back changes places with the one it takes turns with.
          edits.append(edit(places.names[former], in: list.source, also.old))
        }
      }
    }
    guard !isKept, isUsedElsewhere else { return edits }
    if let index = list.entries.firstIndex(where: { $0.names.map(nameKey).contains(new) }) {
      return edits + [adding(also.old, to: list.places[index], in: list.source)]
    }
    return edits + list.adding(["\(spelled): aka \(also.old)"])
  }

  /// Adds another name behind the attributes of a line of exercises.txt.
  private func adding(_ name: String, to places: CatalogEntryPlaces, in source: Source) -> TextEdit {
    let end = places.range.upperBound
    return TextEdit(inserting: (source.bytes[end - 1] == UInt8(ascii: ":") ? "" : ",") + " aka \(name)", at: end)
  }

  /// The edit that takes out the line of the old name, where both names have one and it says nothing that the other does not,
  /// and the index of the other.
  private func twin(in list: ExerciseList) -> (removal: TextEdit, kept: Int)? {
    let (old, new) = (nameKey(old), nameKey(new))
    let mine = list.entries.indices.filter { list.entries[$0].names.map(nameKey).contains(old) }
    guard old != new, mine.count == 1, nameKey(list.entries[mine[0]].name) == old,
      let other = list.entries.firstIndex(where: { nameKey($0.name) == new }),
      list.entries[other].says(allOf: list.entries[mine[0]])
    else { return nil }
    let text = EntryLines(list.source)
    let range = list.places[mine[0]].range
    let line = text.index(at: range.lowerBound)
    // A person wrote a comment, so its line stays.
    guard list.source.text(text.lines[line].range).trimmed == list.source.text(range).trimmed else { return nil }
    return (text.removing(line...line), other)
  }

  /// Returns the edit that replaces a name and its quotes by the new spelling.
  private func edit(_ name: TextRange, in source: Source, _ spelled: String) -> TextEdit {
    var range = name
    let before = source.bytes[..<name.lowerBound]
    if before.last == UInt8(ascii: "\"") {
      range = TextRange(range.lowerBound - 1, range.upperBound + 1)
    } else if before.count >= 3,
      let quote = decodeScalar(source.bytes, at: before.count - 3, end: before.count),
      0x201C...0x201F ~= quote.value
    {
      let isASCII = source.bytes[name.upperBound] == UInt8(ascii: "\"")
      range = TextRange(range.lowerBound - 3, range.upperBound + (isASCII ? 1 : 3))
    }
    return TextEdit(replacing: range, with: spelled)
  }
}

extension CatalogEntry {
  /// True if removing the line of another entry would lose nothing but its name.
  fileprivate func says(allOf other: CatalogEntry) -> Bool {
    let known = Set(names.map(nameKey))
    return (other.muscleGroup == nil || other.muscleGroup == muscleGroup)
      && (other.max == nil || other.max == max)
      && (other.step == nil || other.step == step) && (other.bar == nil || other.bar == bar)
      && (other.note == nil || other.note == note) && traits.completed(by: other.traits) == traits
      && other.traits.completed(by: traits) == traits
      && known.isSuperset(of: other.aka.map(nameKey))
  }
}

extension Journal {
  /// Throws if a file of the journal, other than check-ins, can't be read, as it would keep the old name.
  package func refuseUnread() throws(Refusal) {
    guard let failure = failures.first(where: { !$0.path.hasPrefix("checkins") }) else { return }
    throw Refusal(
      "can't read '\(failure.path)': \(failure.reason); nothing was written",
      help: "the name may stand there too: it is changed in all files or in none")
  }
}

extension ExerciseRenaming {
  /// A reason to ask before an exercise is renamed, with its sentence.
  package enum Doubt: Sendable {
    /// The new name is similar to that of another exercise.
    case nearly(String, words: Message)
    /// The new name is that of another exercise.
    case joins(words: Message)

    package var words: Message {
      switch self {
      case .nearly(_, let words), .joins(let words): words
      }
    }
  }

  /// Returns the doubt about the renaming; nil if no exercise has the old name, or none has the new one or one like it.
  package func doubt(in journal: Journal) -> Doubt? {
    let catalog = ExerciseCatalog(journal)
    guard let id = catalog.id(of: old) else { return nil }
    guard let other = catalog.id(of: new) else {
      let others = catalog.entries.indices.filter { ExerciseID($0) != id }.map { catalog.entries[$0].name }
      // 'Pull-ups' to 'Pull-up' is no slip of 'Push-up'.
      return closest(to: new, among: [old] + others).flatMap { $0 == old ? nil : $0 }.map {
        .nearly($0, words: "'\(printable(new))' is nearly '\(printable($0))', another exercise")
      }
    }
    if id == other { return nil }
    func named(_ id: ExerciseID) -> Message {
      let uses = journal.logs.flatMap(\.exercises).filter { catalog.id(of: $0.name) == id }
      let sets = uses.reduce(0) { $0 + $1.sets.count }
      return "'\(printable(catalog[id].name))' (\(sets, .sets))"
    }
    return .joins(words: "\(named(id)) and \(named(other)) become one exercise")
  }
}

/// The spelling of an exercise's name, in quotes if it needs them.
package enum ExerciseName {
  /// Returns the name as it stands behind `aka` and `or`, in quotes unless it has only letters and blanks.
  package static func asAttribute(_ name: String) -> String {
    name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " } ? name : quoted(name)
  }

  /// Returns the name as it stands before its colon, in quotes if the grammar would not read it as itself before sets with a
  /// note. Throws if quotes don't help: the name is empty, or has a control character or a line ending.
  package static func spelled(_ name: String) throws(Refusal) -> String {
    let name = name.trimmed
    for spelling in [name, quoted(name)] where reads(spelling, as: name) { return spelling }
    throw Refusal(
      "'\(shortened(name))' is no name of an exercise",
      help: "a name is text on one line: 'Bench press'")
  }

  private static func reads(_ spelling: String, as name: String) -> Bool {
    let log = LogReader.read(Source(name: "", text: "2026-01-05\n\(spelling): 12 \"a\"\n"))
    guard log.diagnostics.isEmpty, log.sessions.count == 1, log.sessions[0].exercises.count == 1 else {
      return false
    }
    let exercise = log.sessions[0].exercises[0]
    return exercise.name.utf8.elementsEqual(name.utf8) && exercise.sets.count == 1 && !exercise.isSuperset
  }
}
