import CSV
import Import
import Format
import Text
import Training
import Views

/// A file that another program wrote, as it was read.
struct ReadExport {
  /// As a message shows it.
  let name: String
  /// The app, or that a map was used.
  let source: String
  let isLatin1: Bool
  let imported: Imported
}

extension ReadExport {
  /// Reads a file as the app it is of, else by the map that was given, else by that of the settings.
  init(
    _ source: Source, map: ColumnMap?, saved: ColumnMap?, _ options: ImportOptions, _ words: Words
  ) throws(CommandFailure) {
    name = printable(source.name)
    let shown = name
    let file: FileImport
    do throws(CSVFailure) {
      file = try FileImport(source.bytes)
    } catch {
      throw CommandFailure("can't read '\(shown)': \(error.message)", help: error.help)
    }
    isLatin1 = file.encoding == .latin1
    let known = map == nil ? Importer.recognised(file.header) : nil
    let fitting = map ?? saved.flatMap { $0.missing(in: file.header).isEmpty ? $0 : nil }
    do throws(ImportFailure) {
      if let known {
        self.source = known.name
        imported = try file.read(as: known, options)
      } else if let fitting {
        self.source = words.importing.mapped
        imported = try file.read(mapped: fitting, options)
      } else {
        throw ReadExport.unknown(file.header)
      }
    } catch {
      throw CommandFailure(
        "can't take over '\(shown)': \(printable(error.message))", help: error.help.map(printable))
    }
  }

  /// Reads free notes.
  init(notes source: Source, order: NoteOrder?, _ options: ImportOptions, _ words: Words)
    throws(CommandFailure)
  {
    name = printable(source.name)
    self.source = words.importing.notes
    let shown = name
    let notes: NoteImport
    do throws(CSVFailure) {
      notes = try NoteImport(source.bytes)
    } catch {
      throw CommandFailure("can't read '\(shown)': \(error.message)", help: error.help)
    }
    isLatin1 = notes.encoding == .latin1
    do throws(ImportFailure) {
      imported = try notes.read(options, order: order)
    } catch {
      throw CommandFailure(
        "can't take over '\(shown)': \(printable(error.message))", help: error.help.map(printable))
    }
  }

  /// What there is to say of a file in no known form.
  private static func unknown(_ header: Header) -> ImportFailure {
    guard header.names.contains(where: { !$0.isEmpty }) else { return ImportFailure("it is empty") }
    let names = header.names.map { "'\(shortened($0))'" }
    let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let nearest = Importer.all.max { $0.likeness(header) < $1.likeness(header) }
    var message = "it is in no form that is known; its columns are \(listed)"
    if let nearest, nearest.likeness(header) >= 0.5 { message += "; nearest to them is \(nearest.name)" }
    if header.names.count == 1 {
      return ImportFailure(
        message,
        help: "free text is read with '--text'; a table has a header and its columns by ',', ';' or tabs")
    }
    return ImportFailure(
      message,
      help: "say which column is what: --map '\(escaped(ColumnMap.guess(header), ["'": "'\\''"]))'")
  }
}
