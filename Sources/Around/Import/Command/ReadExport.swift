import CSV
import Photos
import Text

/// A file of another program, as it was read.
struct ReadExport {
  /// The name in messages.
  let name: String
  /// The app, or the use of a map.
  let source: Message
  let isLatin1: Bool
  let imported: Imported
}

extension ReadExport {
  /// Reads a file by its app, else by the map given, else by that of the settings.
  init(
    _ source: Source, map: ColumnMap?, saved: ColumnMap?, _ answers: inout ImportAnswers
  ) throws(Refusal) {
    name = printable(source.name)
    let shown = name
    if PhotoKind(source.bytes) != nil {
      throw Refusal(
        "'\(shown)' is a picture", help: "a check-in takes it along: 'bumbum checkin --photo \(shown)'")
    }
    if let document = DocumentImporter.recognised(source.bytes) {
      self.source = "\(document.name)"
      isLatin1 = false
      imported = try ReadExport.asking(&answers, shown) { answers throws(ImportFailure) in
        try document.read(source.bytes, answers.options)
      }
      return
    }
    let file = try ReadExport.text(shown) { () throws(CSVFailure) in try FileImport(source.bytes) }
    isLatin1 = file.encoding == .latin1
    let known = map == nil ? Importer.recognised(file.header) : nil
    let fitting = map ?? saved.flatMap { $0.missing(in: file.header).isEmpty ? $0 : nil }
    self.source = known.map { "\($0.name)" } ?? "by its map"
    imported = try ReadExport.asking(&answers, shown) { answers throws(ImportFailure) in
      if let known { return try file.read(as: known, answers.options) }
      if let fitting { return try file.read(mapped: fitting, answers.options) }
      throw ReadExport.unknown(file)
    }
  }

  private static func text<Text>(_ shown: String, _ read: () throws(CSVFailure) -> Text) throws(Refusal) -> Text {
    do throws(CSVFailure) {
      return try read()
    } catch {
      throw Refusal("can't read '\(shown)': \(error.message)", help: error.help)
    }
  }

  /// Reads again with each answer of the person.
  private static func asking(
    _ answers: inout ImportAnswers, _ shown: String, _ read: (ImportAnswers) throws(ImportFailure) -> Imported
  ) throws(Refusal) -> Imported {
    while true {
      do throws(ImportFailure) {
        var imported = try read(answers)
        imported.learnMuscleGroups()
        return imported
      } catch {
        if answers.answer(error) { continue }
        throw Refusal(
          "can't take over '\(shown)': \(error.message)", help: error.help)
      }
    }
  }

  /// Reads free notes.
  init(notes source: Source, _ answers: inout ImportAnswers) throws(Refusal) {
    name = printable(source.name)
    self.source = "notes"
    let shown = name
    let notes = try ReadExport.text(shown) { () throws(CSVFailure) in
      try NoteImport(source.bytes, name: source.name)
    }
    isLatin1 = notes.encoding == .latin1
    imported = try ReadExport.asking(&answers, shown) { answers throws(ImportFailure) in
      try notes.read(answers.options, order: answers.order)
    }
  }

  /// Returns the failure of a file in no known form, with a map to try.
  private static func unknown(_ file: FileImport) -> ImportFailure {
    let header = file.header
    guard header.names.contains(where: { !$0.isEmpty }) else { return ImportFailure("it is empty") }
    if ["* ", "## "].contains(where: header.names[0].hasPrefix) {
      return ImportFailure("it is Org or Markdown, and no table", help: "free text is read with '--text'")
    }
    let names = header.names.map { "'\(shortened($0))'" }
    let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let nearest = Importer.all.max { $0.likeness(header) < $1.likeness(header) }
    var message: Message = "it is in no form that is known; its columns are \(listed)"
    if let nearest, nearest.likeness(header) >= 0.5 { message = message + "; nearest to them is \(nearest.name)" }
    if header.names.count == 1 {
      return ImportFailure(
        message,
        help: "free text is read with '--text'; a table has a header and its columns by ',', ';' or tabs")
    }
    return ImportFailure(
      message,
      help: "say which column is what: --map '\(escaped(file.guessedMap, ["'": "'\\''"]))'")
  }
}
