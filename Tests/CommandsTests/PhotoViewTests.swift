import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// Photos in the views: where they are drawn, and where no control code may come.
@Suite struct PhotoViewTests {
  private static let kitty = "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
  private static let views = [
    ["checkins"], ["show", "2026-02-28"], ["calendar"], ["calendar", "--all"], ["calendar", "2026"],
  ]

  private func run(
    _ words: [String], _ more: String..., isTerminal: Bool = true, terminal: String = kitty,
    environment: [String: String] = ["LANG": "en_US.UTF-8"], width: Int? = 80
  ) -> Run {
    Run(
      words: words + more, environment: environment, folder: Repository.exampleJournal,
      isTerminal: isTerminal,
      width: isTerminal ? width : nil, now: "2026-02-28 23:00", terminal: terminal)
  }

  @Test(arguments: views)
  func inAPipeThereIsNoControlCode(words: [String]) {
    let plain = run(words, isTerminal: false)
    for how in [
      "--photos", "--photos=kitty", "--photos=iterm", "--photos=sixel", "--photos=blocks", "--photos=off",
    ] {
      let piped = run(words, how, isTerminal: false)
      #expect(piped.output == plain.output, "\(how)")
      #expect(piped.errors.contains("bumbum: ") == (how != "--photos=off"))
    }
  }

  @Test(arguments: views)
  func programsGetNone(words: [String]) {
    #expect(run(words, "--json", "--photos=kitty").output == run(words, "--json").output)
  }

  @Test(arguments: views)
  func whereNothingIsAnsweredTheSignsStay(words: [String]) {
    let run = run(words, "--photos", terminal: "\u{1B}[?62;c")
    #expect(run.output == self.run(words).output)
    #expect(run.errors.contains("'--photos=blocks' needs colours only"))
    #expect(self.run(words, "--photos=off").output == self.run(words).output)
  }

  @Test(arguments: views, ["", "\u{1B}P>|iTerm2 3.5\u{1B}\\", "\u{1B}[?62;4c"])
  func theTerminalChooses(words: [String], answer: String) {
    let text = run(words, "--photos", terminal: answer.isEmpty ? Self.kitty : answer).output
    let start =
      answer.isEmpty ? "\u{1B}_Ga=T," : answer.contains("iTerm") ? "\u{1B}]1337;File=" : "\u{1B}P0;1;0q"
    #expect(text.contains(start))
    // Four photos of February, each drawn from where its lines stand, with the cursor put back.
    if words == ["calendar"] {
      #expect(text.components(separatedBy: start).count - 1 == 3)
      #expect(text.components(separatedBy: "\u{1B}7").count - 1 == 3)
      #expect(text.components(separatedBy: "\u{1B}8").count - 1 == 3)
    }
  }

  /// Of the lines themselves nothing is wider than the terminal, whatever is drawn over them.
  @Test(arguments: views, [40, 80, 120])
  func nothingIsWiderThanTheTerminal(words: [String], width: Int) {
    let text = run(words, "--photos", width: width).output
    let plain = text.replacing(/\u{1B}_G[^\u{1B}]*\u{1B}\\|\u{1B}\[[0-9;]*[A-Za-z]|\u{1B}[78]/, with: "")
    #expect(!plain.contains("\u{1B}"))
    for line in plain.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  /// The picture is the photo's own thumbnail, the right side up.
  @Test(arguments: 1...8)
  func thePhotoIsTheRightSideUp(orientation: Int) throws {
    let photo = try Data(
      contentsOf: URL(
        fileURLWithPath: Repository.root + "/Tests/PhotosTests/Fixtures/orientation-\(orientation).jpg"))
    let journal = try ScratchJournal([
      "checkins/2026/01.txt": "[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\nphoto = a.jpg\n"
    ])
    try journal.write("checkins/2026/a.jpg", photo)
    let text = Run(
      "checkins", "--photos", folder: journal.path, isTerminal: true, width: 80, now: "2026-01-08 12:00",
      terminal: Self.kitty
    ).output
    let thumbnail = try Thumbnail(jpeg: [UInt8](photo))
    let match = try #require(text.firstMatch(of: /s=(\d+),v=(\d+),c=(\d+),r=(\d+),C=1,q=2,m=0;([^\u{1B}]*)/))
    #expect((Int(match.1), Int(match.2)) == (thumbnail.width, thumbnail.height))
    #expect(Data(base64Encoded: String(match.5)).map { [UInt8]($0) } == thumbnail.pixels)
    // 3 by 2 pixels: sixteen cells of ten by twenty are 160 wide and 107 high, six rows; upright 120 high and 80 wide.
    #expect((match.3, match.4) == (orientation < 5 ? ("16", "6") : ("8", "6")))
  }

  /// What is no JPEG, broken, missing or outside has its sign.
  @Test func whatCantBeDrawnHasItsSign() throws {
    let journal = try ScratchJournal([
      "checkins/2026/01.txt": """
      [2026-01-01 07:30]
      photo = a.jpg

      [2026-01-02 07:30]
      photo = b.png

      [2026-01-03 07:30]
      photo = c.jpg

      [2026-01-04 07:30]
      photo = ../../../c.jpg

      """, "checkins/2026/a.jpg": "no photo", "checkins/2026/b.png": "\u{89}PNG",
    ])
    for words in [["checkins"], ["calendar", "2026-01"], ["show", "2026-01-01"]] {
      func text(_ more: String...) -> String {
        Run(
          words: words + more, folder: journal.path, isTerminal: true, width: 80, now: "2026-01-08 12:00",
          terminal: Self.kitty
        ).output
      }
      #expect(!text("--photos").contains("_G"))
      #expect(text("--photos").contains("•\u{1B}[39m" + (words[0] == "calendar" ? "*" : " ")))
    }
  }

  @Test func theOptionIsExplained() {
    let wrong = run(["checkins"], "--photos=ascii")
    #expect(wrong.code == .failure && wrong.errors.contains("auto, kitty, iterm, sixel, blocks, off"))
    #expect(run(["checkins"], "--help").output.contains("--photos[=HOW]"))
    // The next word is not its value.
    #expect(run(["show"], "--photos", "2026-02-28").code == .success)
  }
}
