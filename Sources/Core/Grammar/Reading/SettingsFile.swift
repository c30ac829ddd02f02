package import Text
package import Training

/// `bumbum.toml` as it was read.
///
/// It is a class, as it never changes and a journal is often passed on: no copy is made.
package final class SettingsFile: Sendable {
  package let source: Source
  package let settings: Settings
  /// The ranges of written values, by the name of the setting: `goal`, `lint.disable`.
  package let ranges: [String: TextRange]
  /// The ranges of the elements of settings that are lists, by name, parallel to the values that were read.
  package let elements: [String: [TextRange]]
  package let diagnostics: [Diagnostic]

  private init(_ reader: SettingsReader) {
    source = reader.source
    settings = reader.settings
    ranges = reader.ranges
    elements = reader.elements
    diagnostics = reader.diagnostics
  }

  /// Reads a file. It never fails: a setting that can't be read has a diagnostic and its default.
  package static func read(_ source: Source) -> SettingsFile {
    var reader = SettingsReader(source)
    reader.read()
    return SettingsFile(reader)
  }
}
