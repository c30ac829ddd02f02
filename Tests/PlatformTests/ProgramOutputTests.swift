import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct ProgramOutputTests {
  @Test func givesWhatAProgramWrites() throws {
    let echoed = try #require(runProgram("printf", ["%s|", "a b", "$(id)", "*", "", "\n'"]))
    #expect(echoed.code == 0)
    #expect(String(decoding: echoed.bytes, as: UTF8.self) == "a b|$(id)|*||\n'|")
  }

  @Test func givesItsExitCode() throws {
    #expect(try #require(runProgram("sh", ["-c", "exit 7"])).code == 7)
    #expect(try #require(runProgram("sh", ["-c", "kill -9 $$"])).code == 128 + 9)
  }

  @Test func standardInputIsEmpty() {
    #expect(runProgram("cat", [])?.bytes == [])
  }

  /// More than a pipe holds, and more than is wanted.
  @Test func long() {
    #expect(runProgram("head", ["-c", "1000000", "/dev/zero"])?.bytes.count == 1_000_000)
    #expect(runProgram("cat", ["/dev/zero"], limit: 100_000) == nil)
  }

  @Test func whatIsNotThere() {
    #expect(runProgram("bumbum-no-such-program", []) == nil)
    #expect(runProgram("echo", ["a\0b"]) == nil)
  }
}
