import JSON

/// The parts that a person may turn off, by `initializationOptions` or the settings of the editor: `{"hints":
/// {"plates": false}, "lenses": false}`, by itself or below `bumbum`. All parts are on by default.
struct Options {
  private(set) var recordHints = true
  private(set) var volumeHints = true
  private(set) var plateHints = true
  private(set) var lenses = true

  /// Takes the given values, and keeps the others.
  mutating func take(_ value: JSON?) {
    let options = value?["bumbum"] ?? value
    if let hints = options?["hints"] {
      for (name, path) in [("records", \Options.recordHints), ("volume", \.volumeHints), ("plates", \.plateHints)] {
        if let isOn = hints.truth ?? hints[name]?.truth { self[keyPath: path] = isOn }
      }
    }
    if let isOn = options?["lenses"]?.truth { lenses = isOn }
  }
}
