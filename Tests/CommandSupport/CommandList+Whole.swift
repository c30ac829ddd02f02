package import Commands
import Export
import Git
import Import
import LanguageServer
import Report
import Shell
import Shrinking
import Train

extension CommandList {
  /// The commands of the program.
  package static let whole = CommandList([
    .export, .git, .importing, .report, .shell, .shrinking, .train, .languageServer,
  ])
}
