package import JournalText

/// `bumbum.toml` as it was read.
package struct SettingsFile: Sendable {
  package let source: Source
  package let settings: Settings
  package let diagnostics: [Diagnostic]

  /// Never fails: what can't be read is in the diagnostics, and has its default.
  package static func read(_ source: Source) -> SettingsFile {
    let (settings, diagnostics) = Settings.read(source)
    return SettingsFile(source: source, settings: settings, diagnostics: diagnostics)
  }
}
