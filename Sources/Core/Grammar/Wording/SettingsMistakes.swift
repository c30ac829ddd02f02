import TOML
package import Text

/// Mistakes in `bumbum.toml`, and in the TOML of a plan's front matter.
package enum SettingsMistakes {
  package static let all: [Explanation] = [
    .tomlSyntax, .tomlDuplicateKey, .unknownSetting, .settingValue, .newerFormat, .missingFormat,
  ]
}

extension Explanation {
  package static let unknownSetting = Explanation(
    "unknown-setting", .warning, "a line of bumbum.toml is no setting",
    reason: """
      Nothing reads it, so it changes nothing: most often its name is misspelt, or it stands below a \
      [table] that it is no part of.
      """,
    bad: [
      .settings("format = 1\n⟦languge⟧ = \"en\"\n"),
      .settings("format = 1\nlint.⟦disabel⟧ = []\n"),
      .settings("format = 1\n[⟦lnit⟧]\ndisable = []\n"),
      .settings("format = 1\n[lint]\ndisable = []\n⟦goal⟧ = 3\n"),
      .settings("format = 1\n⟦disable⟧ = [\"unknown-exercise\"]\n"),
    ],
    good: [
      .settings("format = 1\nlanguage = \"en\"\ngoal = 3\n[lint]\ndisable = []\n"),
      .settings("format = 1\nWeek-Start = \"sunday\"\n"),
    ])

  package static let settingValue = Explanation(
    "setting-value", .error, "a setting has a value that it cannot have",
    reason: """
      Each setting is a text, a number or a list, and some know only a few values. One that is none of them \
      is left aside, and the program does as if the line were not there.
      """,
    bad: [
      .settings("format = 1\nunit = ⟦\"kgs\"⟧\n"),
      .settings("format = 1\nlanguage = ⟦\"pt\"⟧\n"),
      .settings("format = 1\ngoal = ⟦9⟧\n"),
      .settings("format = 1\ngoal = ⟦\"3\"⟧\n"),
      .settings("format = 1\nweek-start = ⟦\"segunda\"⟧\n"),
      .settings("format = 1\none-rep-max = ⟦\"brzicky\"⟧\n"),
      .settings("format = 1\nfields = ⟦\"gym\"⟧\n"),
      .settings("format = 1\nfields = [\"gym\", ⟦3⟧]\n"),
      .settings("format = 1\nfields = [⟦\"gym: name\"⟧]\n"),
      .settings("format = 1\nlint = ⟦[\"unknown-exercise\"]⟧\n"),
      .settings("format = ⟦0⟧\n"),
    ],
    good: [
      .settings("format = 1\nunit = \"lb\"\nlanguage = \"pt-BR\"\ngoal = 7\nweek-start = \"sunday\"\n"),
      .settings("format = 1\none-rep-max = \"brzycki\"\nfields = [\"gym\", \"waist\"]\n"),
    ])

  package static let newerFormat = Explanation(
    "newer-format", .error, "the journal is in a format that this program does not know",
    reason: """
      A newer program wrote it, and may mean something else by a line that this one seems to understand. It \
      reads what it can, and refuses to write, so that it breaks nothing; what it does not know in the \
      settings is not reported.
      """,
    bad: [.settings("format = ⟦2⟧\nbar-weight = \"20kg\"\n")],
    good: [.settings("format = 1\n")])

  package static let missingFormat = Explanation(
    "missing-format", .warning, "bumbum.toml does not say which format the journal is in",
    reason: """
      A later version of the program has to know how to read what was written today. Without the line it \
      guesses the format of this version.
      """,
    bad: [.settings("⟦⟧plan = \"Treino A\"\n"), .settings("# mine\n⟦⟧[lint]\ndisable = []\n")],
    good: [.settings("format = 1\nplan = \"Treino A\"\n")])
}
