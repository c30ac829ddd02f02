import CommandSupport
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
    _ line: Line, _ more: Line, isTerminal: Bool = true, terminal: String = kitty,
    environment: [String: String] = ["LANG": "en_US.UTF-8"], width: Int? = 80
  ) -> Run {
    Run(
      "\(line) \(more)", folder: Repository.exampleJournal, environment: environment, isTerminal: isTerminal,
      width: isTerminal ? width : nil, now: "2026-02-28 23:00", terminal: terminal)
  }

  @Test(arguments: views)
  func inAPipeThereIsNoControlCode(words: [String]) {
    let plain = run(Line(words), "", isTerminal: false)
    for how in [
      "--photos", "--photos=kitty", "--photos=iterm", "--photos=sixel", "--photos=blocks", "--photos=off",
    ] {
      let piped = run(Line(words), "\(how)", isTerminal: false)
      #expect(piped.output == plain.output, "\(how)")
      #expect(piped.errors.contains("bumbum: ") == (how != "--photos=off"))
    }
  }

  @Test(arguments: views)
  func programsGetNone(words: [String]) {
    #expect(run(Line(words), "--json --photos=kitty").output == run(Line(words), "--json").output)
  }

  @Test(arguments: views)
  func whereNothingIsAnsweredTheSignsStay(words: [String]) {
    let run = run(Line(words), "--photos", terminal: "\u{1B}[?62;c")
    #expect(run.output == self.run(Line(words), "").output)
    #expect(run.errors.contains("'--photos=blocks'"))
    #expect(self.run(Line(words), "--photos=off").output == self.run(Line(words), "").output)
  }

  @Test(arguments: views, ["", "\u{1B}P>|iTerm2 3.5\u{1B}\\", "\u{1B}[?62;4c"])
  func theTerminalChooses(words: [String], answer: String) {
    let text = run(Line(words), "--photos", terminal: answer.isEmpty ? Self.kitty : answer).output
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
    let text = run(Line(words), "--photos", width: width).output
    let plain = text.replacing(/\u{1B}_G[^\u{1B}]*\u{1B}\\|\u{1B}\[[0-9;]*[A-Za-z]|\u{1B}[78]/, with: "")
    #expect(!plain.contains("\u{1B}"))
    for line in plain.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  /// The picture is the photo's own thumbnail, the right side up.
  @Test(arguments: 1...8)
  func thePhotoIsTheRightSideUp(orientation: Int) throws {
    let photo = try Repository.bytes(ofPhoto: "orientation-\(orientation).jpg")
    let journal = try ScratchJournal([
      "checkins/2026/01.txt": "[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\nphoto = a.jpg\n"
    ])
    try journal.write("checkins/2026/a.jpg", photo)
    let text = Run(
      "checkins --photos", in: journal, isTerminal: true, width: 80, now: "2026-01-08 12:00", terminal: Self.kitty
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
      func text(_ more: Line) -> String {
        Run("\(words) \(more)", in: journal, isTerminal: true, width: 80, now: "2026-01-08 12:00", terminal: Self.kitty)
          .output
      }
      #expect(!text("--photos").contains("_G"))
      #expect(text("--photos").contains("•\u{1B}[39m" + (words[0] == "calendar" ? "*" : " ")))
    }
  }

  private func fixture(_ name: String) throws -> [UInt8] { try [UInt8](Repository.bytes(ofPhoto: name)) }

  /// A check-in with a photo that is not read here, on a terminal that answers so.
  private func seen(
    _ photo: String, _ words: [String], terminal: String, environment: [String: String] = ["LANG": "en_US.UTF-8"],
    convert: @escaping Programs.Convert = { _, _, _, _ in nil }
  ) throws -> Run {
    let name = "a." + (photo.split(separator: ".").last ?? "")
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = \(name)\n"])
    try journal.write("checkins/2026/" + name, Data(fixture(photo)))
    return Run(
      Line(words), in: journal, environment: environment, isTerminal: true, width: 80, now: "2026-01-08 12:00",
      terminal: terminal, convert: convert)
  }

  private static let others = ["plain.png", "plain.heic", "plain.webp", "cmyk.jpg"]
  private static let picturing = [
    ["checkins", "--photos"], ["show", "2026-01-05", "--photos"], ["calendar", "--photos"],
  ]
  private static let sixel = "\u{1B}[?62;4c"

  @Test(arguments: picturing) func kittyReadsAPNG(words: [String]) throws {
    let file = try fixture("plain.png")
    let text = try seen("plain.png", words, terminal: Self.kitty).output
    let match = try #require(text.firstMatch(of: /_Ga=T,f=100,c=(\d+),r=(\d+),C=1,q=2,m=0;([^\u{1B}]*)/))
    #expect(Data(base64Encoded: String(match.3)).map { [UInt8]($0) } == file)
    // Both sides are in its header; a cell is twice as high as wide.
    let (width, height) = (Int(file[19]), Int(file[23]))
    let (columns, rows) = try (#require(Int(match.1)), #require(Int(match.2)))
    let box = words[0] == "calendar" ? (10, 4) : (16, 6)
    let scale = min(Double(box.0 * 10) / Double(width), Double(box.1 * 20) / Double(height))
    #expect(columns == Int((Double(width) * scale / 10).rounded(.up)))
    #expect(rows == Int((Double(height) * scale / 20).rounded(.up)))
  }

  @Test(arguments: others, picturing) func iTerm2ReadsWhatItKnows(photo: String, words: [String]) throws {
    let file = try fixture(photo)
    let run = try seen(photo, words, terminal: "\u{1B}P>|iTerm2 3.5\u{1B}\\")
    let match = try #require(
      run.output.firstMatch(of: /1337;File=inline=1;size=(\d+);[^:]*preserveAspectRatio=1;[^:]*:([^\u{07}]*)/))
    #expect(Int(match.1) == file.count)
    #expect(Data(base64Encoded: String(match.2)).map { [UInt8]($0) } == file)
    #expect(run.errors == "")
  }

  /// What the terminal does not read is made a JPEG by the program that 'checkin' asks, or the reason is said.
  @Test(
    arguments: others.flatMap { photo in [kitty, sixel, "\u{1B}P>|WezTerm 2\u{1B}\\"].map { (photo, $0) } }, picturing)
  func theOthersAreConverted(_ shown: (photo: String, terminal: String), _ words: [String]) throws {
    let isITerm = shown.terminal.contains("WezTerm")
    if shown.photo == "plain.png" && shown.terminal != Self.sixel || shown.photo == "cmyk.jpg" && isITerm { return }
    let jpeg = try fixture("size-17x33.jpg")
    let made = try seen(shown.photo, words, terminal: shown.terminal) { _, _, program, _ in
      program == "convert" ? jpeg : nil
    }
    #expect(
      made.output.contains(isITerm ? "1337;File=" : shown.terminal == Self.kitty ? "f=24,s=3,v=5" : "\u{1B}P0;1;0q"))
    #expect(made.errors == "")
    let none = try seen(shown.photo, words, terminal: shown.terminal)
    let name = shown.photo.hasSuffix("jpg") ? "a.jpg" : "a." + (shown.photo.split(separator: ".").last ?? "")
    let what = shown.photo == "cmyk.jpg" ? "a JPEG of an unusual kind" : "no JPEG"
    let asked = shown.photo == "plain.heic" ? "magick, heif-convert, convert, sips" : "magick, convert, sips"
    #expect(
      none.errors
        == "bumbum: 'checkins/2026/\(name)' is not drawn: it is \(what), and none of \(asked) is there and makes one of it\n"
    )
    #expect(none.output.contains("•"))
  }

  @Test func tmuxKeepsThePicturesOfKitty() throws {
    let inside = ["LANG": "en_US.UTF-8", "TMUX": "tmux-0/default,1,0"]
    for words in Self.picturing {
      let forced = try seen(
        "plain.png", words.dropLast() + ["--photos=kitty"], terminal: Self.kitty, environment: inside)
      #expect(
        forced.errors
          == "bumbum: tmux keeps kitty's pictures to itself; '--photos=sixel' or '--photos=blocks' get through\n")
      #expect(!forced.output.contains("\u{1B}_G"))
    }
  }

  @Test func theOptionIsExplained() {
    let wrong = run("checkins", "--photos=ascii")
    #expect(wrong.code == .failure && wrong.errors.contains("auto, kitty, iterm, sixel, blocks, off"))
    #expect(run("checkins", "--help").output.contains("--photos[="))
    // The next word is not its value.
    #expect(run("show", "--photos 2026-02-28").code == .success)
  }

  @Test(.enabled(if: Python.isThere && BuiltProgram.path != nil, "python3 is missing: no terminal is asked"))
  func asksTheTerminalInItsForeground() throws {
    let program = try #require(BuiltProgram.path)
    let script = Repository.root + "/Tests/Independent/terminal.py"
    #expect(try Python.run([script, program, Repository.exampleJournal]) == "agree\n")
  }
}
