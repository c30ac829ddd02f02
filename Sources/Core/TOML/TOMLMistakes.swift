package import Text

extension Explanation {
  package static let tomlSyntax = Explanation(
    "toml-syntax", .error, "a line is not TOML",
    reason: """
      Settings and the front matter of plans are TOML 1.0, so that other programs read them too. A text \
      needs quotes, a key and its value stand on two sides of '=', and '#' begins a comment. A line with a \
      mistake counts for nothing; the lines around it do.
      """,
    bad: [
      .settings("format = 1\nplan = ⟦Treino A⟧\n"),
      .settings("format = 1\nlanguage = ⟦\"en⟧\ngoal = 3\n"),
      .settings("format = 1\ngoal⟦:⟧ 3\n"),
      .settings("format = 1\nunit =⟦⟧\n"),
      .settings("format = 1\nfields = ⟦[⟧\"gym\", \"waist\"\ngoal = 3\n"),
      .settings("format = 1\nfields = [\"gym\"⟦⟧ \"waist\"]\n"),
      .settings("format = 1\nplan = \"Treino ⟦\\A⟧\"\n"),
      .settings("format = 1\n⟦[lint⟧\ndisable = []\n"),
      .settings("format = 1\ngoal = ⟦03⟧\n"),
      .settings("format = 1\nunit = ⟦“kg”⟧\n"),
      .settings("format = 1\n⟦week–start⟧ = \"monday\"\n"),
    ],
    good: [
      .settings("format = 1\nplan = \"Treino A\" # at home\n"),
      .settings("format = 1\nfields = [\n  \"gym\",  # where\n  \"waist\",\n]\n[lint]\ndisable = []\n"),
      .settings("format = 1\nplan = 'Treino \\A'\ngoal = 3\nlint = { disable = [\"unknown-exercise\"] }\n"),
    ])

  package static let tomlDuplicateKey = Explanation(
    "toml-duplicate-key", .error, "a key or a table is there twice",
    reason: """
      Which of the two counts would be a guess; a merge of two machines' settings leaves such pairs behind. \
      Until one is deleted, the first counts.
      """,
    bad: [
      .settings("format = 1\nplan = \"Treino A\"\n⟦plan⟧ = \"Treino B\"\n"),
      .settings("format = 1\ngoal = 3\n⟦Goal⟧ = 4\n"),
      .settings("format = 1\n[lint]\n[⟦lint⟧]\ndisable = []\n"),
    ],
    good: [.settings("format = 1\nplan = \"Treino B\"\n[lint]\ndisable = []\n")])
}
