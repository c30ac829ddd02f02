import CommandSupport
import Testing

/// What is typed, and all that comes of it: the text files in Tests/Transcripts, which read like an evening at the prompt.
@Suite struct TranscriptTests {
  @Test(arguments: Transcript.all(in: "Transcripts")) func answers(_ transcript: Transcript) throws {
    for difference in try transcript.differences() { Issue.record("\(difference)") }
  }
}
