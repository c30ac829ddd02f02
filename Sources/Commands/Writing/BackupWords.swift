import Format
import Views

/// What `backup` and `verify` say; one value a language.
struct BackupWords: Sendable {
  var written: @Sendable (_ path: String, _ files: Int, _ bytes: Int) -> String
  var allThere: @Sendable (_ name: String, _ what: String) -> String
  var lost: @Sendable (_ name: String, _ count: Int) -> String
}

extension Words {
  var backup: BackupWords { language == .english ? .english : .brazilianPortuguese }

  /// `12 sessions, 3 check-ins`
  func sessionsAndCheckIns(_ sessions: Int, _ checkIns: Int) -> String {
    let count =
      language == .english
      ? (sessions == 1 ? "1 session" : "\(sessions) sessions") : (sessions == 1 ? "1 treino" : "\(sessions) treinos")
    return "\(count), \(checkInCount(checkIns))"
  }
}

extension BackupWords {
  fileprivate static let english = BackupWords(
    written: { "\($0): \($1 == 1 ? "1 file" : "\($1) files"), \($2) bytes, written and read again" },
    allThere: { "all of '\($0)' is still there: \($1)" },
    lost: { "\($1 == 1 ? "1 thing" : "\($1) things") of '\($0)' \($1 == 1 ? "is" : "are") gone or otherwise" })

  fileprivate static let brazilianPortuguese = BackupWords(
    written: { "\($0): \($1 == 1 ? "1 arquivo" : "\($1) arquivos"), \($2) bytes, gravados e lidos de novo" },
    allThere: { "tudo de '\($0)' ainda está aqui: \($1)" },
    lost: {
      "\($1 == 1 ? "1 coisa" : "\($1) coisas") de '\($0)' não \($1 == 1 ? "está" : "estão") mais como \($1 == 1 ? "era" : "eram")"
    })
}
