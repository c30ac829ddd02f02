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
  /// The rooms around the core that are in this program.
  private static let rooms: [Room] = [.export, .git, .importing, .report, .shell, .shrinking, .train, .languageServer]

  static func main() {
    var context = Context.process()
    context.commands = CommandList(rooms)
    endProcess(Program.run(process: CommandLine.arguments, context).rawValue)
  }
}
