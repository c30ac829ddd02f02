package import Commands
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
    .git, .importing, .report, .shell, .shrinking, .train, .languageServer,
  ])
}
