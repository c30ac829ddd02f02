import Commands
import Platform

/// Where the system enters the program; the package manager renames `main` to this. The words are those it hands over:
/// `CommandLine` looks for them in /proc, which may be missing, and works longer for them than `--version` for all the rest.
@c(bumbum_main)
func main(_ count: Int32, _ words: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  let words = (0..<Int(count)).compactMap { unsafe words[$0].map { unsafe String(cText: $0) } }
  exit(with: Program.run(process: words, .process()))
}
