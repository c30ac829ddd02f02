import Commands
import Import
import LanguageServer

extension CommandList {
  /// The commands of the program.
  static let whole = CommandList([.importing, .languageServer])
}
