import Commands

exit(with: Program.run(process: CommandLine.arguments, .process()))
