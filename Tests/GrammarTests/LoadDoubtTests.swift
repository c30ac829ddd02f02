import Grammar
import Testing
import Text
import Training

@Suite struct LoadDoubtTests {
  @Test(arguments: [
    ("25lb x 5", "bw+25lb x 5"), ("25 lb x5/5", "bw+25 lb x5/5"), ("3x5 @ 12,5kg", "3x5 @ bw+12,5kg"),
    ("bw x 8, 25lb x 5 f", "bw x 8, bw+25lb x 5 f"), ("10/12.5kg x 5", "bw+10kg x 5, bw+12.5kg x 5"),
    ("5 reps with 25lb", "bw+25lb x 5"), ("20kg x 30s \"@ home\"", "bw+20kg x 30s \"@ home\""),
    ("10kg x 5 w, 20kg x 5", "bw+10kg x 5 w, bw+20kg x 5"),
  ])
  func aLoadHangsOnTheBody(typed: String, meant: String) throws {
    let doubt = try #require(try SetText(typed).doubt(of: "Dip", lifting: .body))
    #expect(doubt.meant == meant)
    #expect(doubt.message.english.hasSuffix(" without 'bw', where 'Dip' is done with the body"))
  }

  @Test(arguments: [
    ("bw+25lb x 5", "25lb x 5"), ("bw + 25lb x 5/4", "25lb x 5/4"), ("3x5 @ bw+60kg", "3x5 @ 60kg"), ("bw x 8", nil),
    ("bw-20kg x 8", nil), ("bw+20kg x 8, bw x 8", nil),
  ])
  func theBodyIsTakenOff(typed: String, meant: String?) throws {
    let doubt = try #require(try SetText(typed).doubt(of: "Supino", lifting: .load))
    #expect(doubt.meant == meant && doubt.message.english == "'bw', where 'Supino' is done with loads alone")
  }

  @Test(arguments: ["12", "bw x 8", "bw+20kg x 5, bw-5kg x 8", "20kg x 5 w", "60s", "0kg x 5"])
  func nothingIsDoubtful(typed: String) throws {
    #expect(try SetText(typed).doubt(of: "Dip", lifting: .body) == nil)
  }
}
