package import Commands
import Import
import LanguageServer
import Report
import Train

extension CommandList {
  /// The commands of the program.
  package static let whole = CommandList([.importing, .report, .train, .languageServer])
}
