import Commands
import Export
import Git
import Import
import LanguageServer
import Platform
import Report
import Shell
import Shrinking
import Train

@main
enum Bumbum {
  /// The commands of the core, and of the rooms around it that are in this program.
  private static let commands = CommandList(
    [.export, .git, .importing, .report, .shell, .shrinking, .train, .languageServer])

  static func main() {
    var context = Context.process()
    context.compose = { commands }
    endProcess(Program.run(process: CommandLine.arguments, context).rawValue)
  }
}
