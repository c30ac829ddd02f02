package import Text

/// `bumbum.toml` as it was read.
///
/// It never changes, and a journal is handed on often: an object, so that nothing of it is copied.
package final class SettingsFile: Sendable {
  package let source: Source
  package let settings: Settings
  package let diagnostics: [Diagnostic]

  private init(source: Source, settings: Settings, diagnostics: [Diagnostic]) {
    self.source = source
    self.settings = settings
    self.diagnostics = diagnostics
  }

  /// Never fails: what can't be read is in the diagnostics, and has its default.
  package static func read(_ source: Source) -> SettingsFile {
    if let mistake = source.foreignText {
      return SettingsFile(source: source, settings: Settings(), diagnostics: [mistake])
    }
    let (settings, diagnostics) = Settings.read(source)
    return SettingsFile(source: source, settings: settings, diagnostics: diagnostics)
  }
}
