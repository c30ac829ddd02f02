#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a program convert a file, and returns the result; nil if the program can't run, fails, or writes nothing.
///
/// Both files, `in` and `out` with their extensions, are in a temporary folder that only this user may enter, and are
/// removed afterwards. `arguments` makes the program's arguments from their paths; no shell is used.
package func converted(
  _ bytes: [UInt8], ending: String, to newEnding: String, by program: String,
  arguments: (_ input: String, _ output: String) -> [String]
) -> [UInt8]? {
  guard let folder = temporaryFolder() else { return nil }
  defer {
    for entry in (try? listFolder(folder)) ?? [] { try? removeFile(folder + "/" + entry.name) }
    removeEmptyFolder(folder)
  }
  let (input, output) = ("\(folder)/in.\(ending)", "\(folder)/out.\(newEnding)")
  guard (try? createFile(input, bytes, mode: 0o600, isSynced: false)) != nil,
    let ended = runProgram(program, arguments(input, output)), ended.code == 0
  else { return nil }
  // From a file with several pictures some programs make out-1, out-2 …
  return (try? readFile(output)) ?? (try? readFile("\(folder)/out-1.\(newEnding)"))
}

/// Creates a folder in `$TMPDIR`, else in /tmp, that no other user may enter; nil if it can't.
private func temporaryFolder() -> String? {
  let parent = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  var name = Array((parent + "/bumbum-XXXXXX").utf8CString)
  guard unsafe mkdtemp(&name) != nil else { return nil }
  return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
