import CommandSupport
import Testing

/// What a command that was killed may leave behind; what the next one says of it is in Transcripts/stopped.txt.
@Suite struct RecoverTests {
  @Test func theFilesAreExplained() {
    let help = Run("help security").output
    for word in ["pending", ".bumbum-N", ".saved", "writes", "lock", "doctor --recover"] {
      #expect(help.contains(word))
    }
  }
}
