import JSON

/// What a person may turn off, by `initializationOptions` or the settings of the editor: `{"hints": {"plates": false}, "lenses":
/// false}`, by itself or below `bumbum`. All is on until somebody says so.
struct Options {
  private(set) var recordHints = true
  private(set) var volumeHints = true
  private(set) var plateHints = true
  private(set) var lenses = true

  /// Takes what is said, and leaves the rest as it was.
  mutating func take(_ value: JSON?) {
    let said = value?["bumbum"] ?? value
    if let hints = said?["hints"] {
      for (name, path) in [("records", \Options.recordHints), ("volume", \.volumeHints), ("plates", \.plateHints)] {
        if let isOn = hints.truth ?? hints[name]?.truth { self[keyPath: path] = isOn }
      }
    }
    if let isOn = said?["lenses"]?.truth { lenses = isOn }
  }
}
