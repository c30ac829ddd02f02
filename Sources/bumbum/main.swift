import Commands

exit(with: Program.run(Array(CommandLine.arguments.dropFirst()), .process()))
