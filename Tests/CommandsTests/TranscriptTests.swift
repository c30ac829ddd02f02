import CommandSupport
import Testing

/// What is typed, and all that comes of it: the text files in Transcripts, which read like an evening at the prompt.
@Suite struct TranscriptTests {
  @Test(arguments: Transcript.all(in: "CommandsTests/Transcripts")) func answers(_ transcript: Transcript) throws {
    for difference in try transcript.differences() { Issue.record("\(difference)") }
  }
}
