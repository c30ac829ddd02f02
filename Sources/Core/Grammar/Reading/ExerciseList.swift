package import Text
package import Training

/// `exercises.txt` as it was read, in the order of the file.
package struct ExerciseList: Sendable {
  package let source: Source
  package var entries: [CatalogEntry] = []
  /// The ranges of each entry.
  package var places: [CatalogEntryPlaces] = []
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// The names of the entries, without their other names.
  package var entryNames: [Ranged<String>] { zip(entries, places).map { Ranged($0.name, $1.name) } }

  /// The names of the entries, each followed by its other names.
  package var exerciseNames: [Ranged<String>] {
    zip(entries, places).flatMap { entry, places in zip(entry.names, places.names).map { Ranged($0, $1) } }
  }
}

/// The ranges of a line of exercises.txt.
package struct CatalogEntryPlaces: Sendable {
  /// The line without the blanks at its ends and its comment.
  package var range: TextRange
  package var name: TextRange
  package var aka: [TextRange] = []
  package var max: TextRange?

  init(range: TextRange, name: TextRange) {
    self.range = range
    self.name = name
  }

  /// The ranges of the name and of the other names.
  package var names: [TextRange] { [name] + aka }
}

extension ExerciseList {
  /// Returns the edit that adds lines below the last one, with the file's line ending.
  package func adding(_ lines: [String]) -> [TextEdit] {
    let text = EntryLines(source)
    return [text.inserting(lines, below: text.lines.count - 1)]
  }
}
