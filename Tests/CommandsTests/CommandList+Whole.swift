import Commands
import Import
import LanguageServer
import Report

extension CommandList {
  /// The commands of the program.
  static let whole = CommandList([.importing, .report, .languageServer])
}
