import Grammar
package import Text
package import Training

extension Rule {
  static let unknownTimeZone = Rule(
    "unknown-time-zone", .error, "the settings name a time zone that this machine does not know",
    reason: """
      Times in UTC, as some apps export them, become those of the zone; an import without it would move every session \
      by some hours, and stops.
      """,
    bad: [.settings("format = 1\n[import]\nzone = ⟦\"Europe/Athnes\"⟧\n")],
    good: [.settings("format = 1\n[import]\nzone = \"Europe/Athens\"\n")],
    .acrossFiles { context, found in
      let zones = context.journal.timeZones
      guard let file = context.journal.settingsFile, let zone = file.settings.importZone,
        let range = file.ranges["import.zone"], !zones.isEmpty, !zones.contains(zone)
      else { return }
      found.add(
        file.source, range, "there is no time zone '\(shortened(zone))'",
        help: Settings.helpForZone(zone, among: zones),
        fix: closest(to: zone, among: zones).map { .unsafe(range, quoted($0)) })
    })
}

extension Settings {
  /// Returns what to write instead of a time zone that is none of the known ones.
  package static func helpForZone(_ zone: String, among known: [String]) -> Message {
    closest(to: zone, among: known).map { "did you mean '\($0)'?" }
      ?? "it has a name such as 'America/Sao_Paulo', or 'UTC'"
  }
}
