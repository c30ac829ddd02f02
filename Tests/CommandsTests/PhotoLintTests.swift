import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// `photo lint`, and `lint --fix` on photos.
@Suite struct PhotoLintTests {
  /// A photo is no text: what is found about it stands where a check-in names it.
  @Test(arguments: ["lint", "photo lint"] as [Line]) func aPhotoIsLintedByItself(words: Line) throws {
    let two = PhotoJournal.text + "\n[2026-01-06 08:00]\ntype = Run\ntitle = B\nphoto = b.jpg\n"
    let journal = try PhotoJournal(Repository.bytes(ofPhoto: "place-big-endian.jpg"), two)
    try journal.write("checkins/2026/b.jpg", Repository.bytes(ofPhoto: "place-big-endian.jpg"))
    let found = journal.run("\(words) '\(journal.path)/checkins/2026/a b.jpg'")
    #expect(found.output.contains("01.txt:5:9: warning[photo-with-place]"), "\(found.output)\(found.errors)")
    #expect(found.errors.contains("1 warning in 1 file"), "\(found.errors)")
    try FileManager.default.moveItem(
      atPath: journal.path + "/checkins/2026/a b.jpg", toPath: journal.path + "/a.jpg")
    let outside = journal.run("\(words) '\(journal.path)/a.jpg'")
    #expect(outside.code == .failure && outside.errors.contains("a photo, and of no journal"), "\(outside.errors)")
  }

  @Test(arguments: [
    "place-big-endian.jpg", "place-little-endian.jpg", "place-xmp.jpg", "place.png", "place.webp",
    "place.heic",
  ])
  func theFixTakesThePlaceOutAndNothingElse(name: String) throws {
    let photo = try Repository.bytes(ofPhoto: name)
    let ending = name.split(separator: ".").last ?? ""
    let text = PhotoJournal.text.replacing("a b.jpg", with: "a b.\(ending)")
    let journal = try PhotoJournal(photo, as: "a b.\(ending)", text)
    #expect(journal.run("lint").output.contains("warning[photo-with-place]"))
    let diff = journal.run("lint --diff")
    #expect(diff.code == .findings && diff.output.contains("without its place"), "\(diff.output)")
    #expect(journal.photo("a b.\(ending)") == [UInt8](photo))
    let fixed = journal.run("lint --fix")
    #expect(fixed.code == .success, "\(fixed.errors)")
    #expect(fixed.errors.contains("1"))
    #expect(journal.checkIns == text)
    let after = try #require(journal.photo("a b.\(ending)"))
    #expect(try after == stripped([UInt8](photo)))
    #expect(PhotoMetadata(after).location == .none)
    #expect(PhotoMetadata(after).captureTime == PhotoMetadata([UInt8](photo)).captureTime)
    #expect(!journal.run("lint").output.contains("photo-with-place"))
    // Like any other write.
    #expect(journal.run("undo").code == .success)
    #expect(journal.photo("a b.\(ending)") == [UInt8](photo))
  }

  @Test func theFixIsMadeWhereItIsAskedFor() throws {
    let photo = try Repository.bytes(ofPhoto: "place-xmp.jpg")
    for (words, isFixed) in [
      (["lint", "--fix", "--ignore", "photo-with-place"], false), (["lint", "--fix", "bumbum.toml"], false),
      (["lint", "--fix", "checkins"], true), (["photo", "lint", "--fix"], true), (["photo", "lint"], false),
      (["photo", "lint", "--fix", "--dry-run"], false),
    ] {
      let journal = try PhotoJournal(photo)
      let plain = words.map { $0 == "checkins" || $0 == "bumbum.toml" ? journal.path + "/" + $0 : $0 }
      _ = Run(Line(plain), in: journal, now: "2026-01-15 12:00")
      #expect((journal.photo("a b.jpg") != [UInt8](photo)) == isFixed, "\(words)")
    }
    let allowed = try PhotoJournal(
      photo, PhotoJournal.text.replacing("# with a comment", with: "# lint: allow photo-with-place"))
    #expect(allowed.run("lint --fix").code == .success)
    #expect(allowed.photo("a b.jpg") == [UInt8](photo))
  }

  /// A photo that is cut off is left, and said; so is one that nobody may write.
  @Test func whatCantBeFixedIsLeft() throws {
    let photo = try Repository.bytes(ofPhoto: "place-big-endian.jpg").dropLast(40)
    let journal = try PhotoJournal(photo)
    let run = journal.run("lint --fix")
    #expect(run.output.contains("warning[photo-with-place]") && run.output.contains("warning[photo-cut-off]"))
    #expect(journal.photo("a b.jpg") == [UInt8](photo))
  }

  /// Nobody may read it: lint says so, as of a text, and what is fixed beside it is fixed.
  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func whatCantBeReadIsSaid() throws {
    let journal = try PhotoJournal(Repository.bytes(ofPhoto: "place-xmp.jpg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: journal.path + "/checkins/2026/a b.jpg")
    let run = journal.run("lint --fix")
    #expect(run.code == .findings && run.output.contains("error[unreadable-file]"), "\(run.output)")
  }

  /// What comes in and goes out is a text: no photo is written for it.
  @Test func standardInputIsNoPhoto() throws {
    let photo = try Repository.bytes(ofPhoto: "place-xmp.jpg")
    let journal = try PhotoJournal(photo)
    let run = Run(
      "lint --fix - --stdin-filename checkins/2026/01.txt", in: journal, input: PhotoJournal.text,
      now: "2026-01-15 12:00")
    #expect(run.output == PhotoJournal.text)
    #expect(run.errors.contains("photo-with-place"))
    #expect(journal.photo("a b.jpg") == [UInt8](photo))
  }

  @Test func theKindIsComparedWithTheName() throws {
    let png = try PhotoJournal(Repository.bytes(ofPhoto: "plain.png"))
    #expect(png.run("photo lint").output.contains("warning[photo-ending]: 'a b.jpg' is a PNG, whatever its name"))
    #expect(png.run("photo lint").output.contains("write 'photo = a b.png'"))
    let text = try PhotoJournal(Data("não".utf8))
    #expect(text.run("photo lint").output.contains("'a b.jpg' is no JPEG, PNG, WebP or HEIC"))
    let orphan = try PhotoJournal(Repository.bytes(ofPhoto: "plain.png"), as: "alone.png")
    #expect(orphan.run("photo lint").output.contains("photo-missing"))
    #expect(orphan.run("photo lint").code == .findings)
  }

  @Test func programsHearOfTheFix() throws {
    let journal = try PhotoJournal(Repository.bytes(ofPhoto: "place-xmp.jpg"))
    let fix = try Answer(journal.run("lint --format json").output)["findings"].elements[0]["fix"]
    #expect(fix["photo"].text == "checkins/2026/a b.jpg" && fix["safe"] == .bool(true) && fix["edits"] == .array([]))
    // SARIF has no place for a change of what is no text.
    #expect(!journal.run("lint --format sarif").output.contains("\"fixes\""))
  }
}
