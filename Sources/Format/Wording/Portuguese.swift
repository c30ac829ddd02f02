package import Text

/// What the program says in Portuguese: the files in `Portuguese/`, two lines a sentence, or below the code of a finding what
/// `explain` says of it. English stands where a sentence is made.
private enum Portuguese {
  static let phrases = Phrases(PackageResources.findings_txt + PackageResources.answers_txt)

  /// The summary and the reason of each finding, by its code.
  static let explanations: [String: (summary: String, reason: String)] = {
    var all: [String: (summary: String, reason: String)] = [:]
    let lines = String(decoding: PackageResources.explanations_txt, as: UTF8.self).split(separator: "\n")
    for place in stride(from: 0, to: lines.count - 2, by: 3) {
      all[String(lines[place].dropFirst().dropLast())] = (String(lines[place + 1]), String(lines[place + 2]))
    }
    return all
  }()
}

extension Settings.Language {
  /// A sentence of the program in this language; as it is where it has no other words.
  package func said(_ text: String) -> String { translation(of: text) ?? text }

  /// Nil where there are no other words for it.
  package func translation(of text: String) -> String? {
    self == .english ? nil : Portuguese.phrases.translation(of: text)
  }

  package func said(_ severity: Severity) -> String {
    switch (self, severity) {
    case (.english, _): severity.rawValue
    case (.brazilianPortuguese, .error): "erro"
    case (.brazilianPortuguese, .warning): "aviso"
    case (.brazilianPortuguese, .hint): "dica"
    }
  }
}

extension Diagnostic {
  package func said(in language: Settings.Language) -> Diagnostic {
    if language == .english { return self }
    var said = self
    said.message = language.said(message)
    said.help = help.map(language.said)
    said.note?.label = language.said(note?.label ?? "")
    return said
  }
}

extension Explanation {
  package func summary(in language: Settings.Language) -> String {
    language == .english ? summary : Portuguese.explanations[code]?.summary ?? summary
  }

  package func reason(in language: Settings.Language) -> String {
    language == .english ? reason : Portuguese.explanations[code]?.reason ?? reason
  }
}
