import Commands
import Platform

@main
enum Bumbum {
  static func main() { endProcess(Program.run(process: CommandLine.arguments, .process()).rawValue) }
}
