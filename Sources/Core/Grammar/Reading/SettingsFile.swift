package import Text
package import Training

/// `bumbum.toml` as it was read.
///
/// It never changes, and a journal is handed on often: an object, so that nothing of it is copied.
package final class SettingsFile: Sendable {
  package let source: Source
  package let settings: Settings
  /// The ranges of the values that are written, by the name of the setting: `goal`, `lint.disable`.
  package let ranges: [String: TextRange]
  /// The ranges of the elements that were read of a setting that is a list, by its name; parallel to the values.
  package let elements: [String: [TextRange]]
  package let diagnostics: [Diagnostic]

  private init(_ reader: SettingsReader) {
    source = reader.source
    settings = reader.settings
    ranges = reader.ranges
    elements = reader.elements
    diagnostics = reader.diagnostics
  }

  /// Never fails: what can't be read is in the diagnostics, and has its default.
  package static func read(_ source: Source) -> SettingsFile {
    var reader = SettingsReader(source)
    reader.read()
    return SettingsFile(reader)
  }
}
