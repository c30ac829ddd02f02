import Grammar
package import Text
package import Training

/// The rules about the settings.
let settingRules: [Rule] = [
  Rule(
    "unknown-lint-code", .warning, "the settings name a finding that there is not",
    condition: "the settings name a code that is none",
    reason: "The line turns nothing off, or on: the code is misspelt, or is one of a later version.",
    bad: [
      .settings("format = 1\n[lint]\ndisable = [⟦\"unknown-exercises\"⟧]\n"),
      .settings("format = 1\n[lint]\ndisable = [\"odd-blank\", ⟦\"spaces\"⟧]\n"),
      .settings("format = 1\n[lint]\nenable = [⟦\"od-blank\"⟧]\n"),
    ],
    good: [.settings("format = 1\n[lint]\ndisable = [\"unknown-exercise\", \"stray-file\"]\n")],
    .acrossFiles { context, found in
      guard let file = context.journal.settingsFile else { return }
      let written = [("lint.disable", file.settings.disabled), ("lint.enable", file.settings.enabled)].flatMap {
        name, codes in
        zip(codes, file.elements[name] ?? [])
      }
      guard !written.isEmpty else { return }
      let codes = Linter.explanations.map(\.code)
      let known = Set(codes)
      for (code, range) in written where !known.contains(code) {
        let near = closest(to: code, among: codes)
        found.add(
          file.source, range, "there is no finding '\(shortened(code))'",
          help: near.map { "did you mean '\($0)'?" } ?? "'bumbum help codes' lists them all",
          fix: near.map { .unsafe(range, "\"\($0)\"") })
      }
    }),
  Rule(
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
    }),
  Rule(
    "active-plan-missing", .error, "the active plan is none of the plans",
    reason: """
      The line `plan` of the settings names the plan that is followed now, by the heading of its file. \
      After a plan was renamed or deleted the line has to follow.
      """,
    bad: [
      .journal(settings: "plan = ⟦\"Treino B\"⟧\n", plan: ""),
      .journal(settings: "plan = ⟦\"Empurrar\"⟧\n", plan: ""),
      Example([
        ("bumbum.toml", "format = 1\nplan = ⟦\"Treino Peito\"⟧\n"),
        ("plans/treino-a.md", "+++\ncreated = 2026-01-06\naka = [\"Treino Peito\"]\n+++\n\n# Treino A\n"),
      ]),
    ],
    good: [.journal(settings: "plan = \"treino a\"\n", plan: "")],
    .acrossFiles { context, found in
      guard let file = context.journal.settingsFile, let active = file.settings.plan, let range = file.ranges["plan"]
      else { return }
      let key = nameKey(active)
      let plans = context.journal.plans.map(\.plan)
      let names = plans.compactMap(\.name)
      guard !names.contains(where: { nameKey($0) == key }) else { return }
      let renamed = plans.first { $0.aka.map(nameKey).contains(key) }?.name
      let near = renamed ?? closest(to: active, among: names) ?? (plans.count == 1 ? names.first : nil)
      // A plan without a name may be the active one, and another rule reports that.
      guard near != nil || names.count == plans.count else { return }
      let written = shortened(active)
      found.add(
        file.source, range,
        renamed == nil ? "there is no plan '\(written)'" : "'\(written)' is a former name of a plan",
        help: near.map { "'bumbum plan activate \(quoted($0))' writes 'plan = \(quoted($0))'" }
          ?? (names.isEmpty
            ? "write the plan into a file in plans/, or remove this line"
            : "in plans/ there is \(listed(names)); without an active plan, remove this line"),
        fix: near.map { .unsafe(range, quoted($0)) })
    }),
]

extension Settings {
  /// Returns what to write instead of a time zone that is none of the known ones.
  package static func helpForZone(_ zone: String, among known: [String]) -> Message {
    closest(to: zone, among: known).map { "did you mean '\($0)'?" }
      ?? "it has a name such as 'America/Sao_Paulo', or 'UTC'"
  }
}

/// Returns up to five names in quotes.
private func listed(_ names: [String]) -> String {
  names.prefix(5).map { "'\(shortened($0))'" }.joined(separator: ", ") + (names.count > 5 ? " …" : "")
}
