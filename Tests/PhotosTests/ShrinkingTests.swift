import Photos
import Testing

struct ShrinkingTests {
  @Test(arguments: Fixture.jpegs)
  func nothingIsEverOverItsLimit(name: String) throws {
    let bytes = try Fixture.bytes(name)
    for limit in [300, 900, 1800] {
      do throws(PhotoError) {
        let photo = try PreparedPhoto(bytes, limit: limit)
        #expect(photo.bytes.count <= limit)
        #expect(throws: Never.self) { try JPEG(photo.bytes) }
        if let shrunk = photo.shrunk {
          #expect(shrunk.quality.map { 10...70 ~= $0 } ?? true)
          // Only what is too small to be halved goes below 40.
          if let quality = shrunk.quality, quality < 40 {
            #expect(min(shrunk.width, shrunk.height) < 32)
          }
        }
      } catch {
        guard case .doesNotFit(_, limit) = error else { throw error }
      }
    }
  }

  @Test func theTablesComeBeforeTheQualityAndTheQualityBeforeTheScale() throws {
    let bytes = try Fixture.bytes("baseline-1x1.jpg")
    let jpeg = try JPEG(bytes)
    let lossless = jpeg.written().count
    #expect(try jpeg.shrunk(under: lossless).quality == nil)
    #expect(try jpeg.shrunk(under: lossless - 1).quality == 70)
    let fine = try JPEG(Fixture.bytes("fine.jpg"))
    #expect(try fine.shrunk(under: fine.written().count - 1).quality == 70)
    let coarsest = try jpeg.shrunk(under: 1500)
    #expect((coarsest.width, coarsest.height) == (83, 61))
    #expect(40..<70 ~= (try #require(coarsest.quality)))
    let halved = try jpeg.shrunk(under: 900)
    #expect((halved.width, halved.height) == (42, 31))
    #expect(40...70 ~= (try #require(halved.quality)))
    #expect(throws: PhotoError.self) { try jpeg.shrunk(under: 100) }
  }

  /// Who allows more never gets less, up to a hair.
  @Test(
    .enabled(if: Tool.isLibjpegThere, Tool.libjpegIsMissing), arguments: ["fine.jpg", "baseline-2x2.jpg"])
  func moreRoomIsNoMoreLoss(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let (jpeg, source) = (try JPEG(bytes), try #require(Pixmap(try Tool.djpeg.run(bytes).bytes)))
    var last = 0.0
    for limit in stride(from: 1250, through: 2600, by: 75) {
      let shrunk = try jpeg.shrunk(under: limit)
      guard shrunk.scale == 1 else { continue }
      let again = try #require(Pixmap(try Tool.djpeg.run(shrunk.bytes).bytes))
      let decibels = min(99, again.signalToNoise(source))
      #expect(decibels > last - 0.1, "\(limit) bytes")
      last = max(last, decibels)
    }
    #expect(last > 25)
  }

  @Test func aStepIsNeverFinerThanItWas() throws {
    // Quality 5 is coarser than any that is tried: what comes is what was.
    let bytes = try Fixture.bytes("coarse-16-bit-tables.jpg")
    let jpeg = try JPEG(bytes)
    let lossless = jpeg.written()
    #expect(try jpeg.shrunk(under: lossless.count).bytes == lossless)
    let smaller = try jpeg.shrunk(under: lossless.count - 1)
    #expect(smaller.width < 83)
  }

  @Test(
    .enabled(if: Tool.isLibjpegThere, Tool.libjpegIsMissing), arguments: ["fine.jpg", "baseline-2x2.jpg"])
  func noiseIsNotMoreThanThroughPixels(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let pixels = try Tool.djpeg.run(bytes).bytes
    let source = try #require(Pixmap(pixels))
    let sampling = name == "fine.jpg" ? "1x1" : "2x2"
    // What each quality costs, and what is left of the signal, by way of pixels.
    var tried: [Int: (size: Int, decibels: Double)] = [:]
    func throughPixels(_ quality: Int) throws -> (size: Int, decibels: Double) {
      if let known = tried[quality] { return known }
      let again = try Tool.cjpeg.run(
        ["-optimize", "-sample", sampling, "-quality", "\(quality)"], pixels, ending: "ppm")
      let decoded = try #require(Pixmap(try Tool.djpeg.run(again.bytes).bytes))
      tried[quality] = (again.bytes.count, decoded.signalToNoise(source))
      return try throughPixels(quality)
    }
    for limit in [1500, 1700, 1900, 2200, 2600, 3000] {
      let shrunk = try JPEG(bytes).shrunk(under: limit)
      guard shrunk.quality != nil, shrunk.width == source.width else { continue }
      let output = try Tool.djpeg.run(shrunk.bytes)
      #expect(output.errors == "")
      let ours = try #require(Pixmap(output.bytes)).signalToNoise(source)
      // The best of the other way that is no larger, and its neighbours, which happen to be better sometimes.
      // cjpeg has a JFIF segment of 18 bytes, and we have none here.
      var (low, high) = (15, 90)
      while low < high {
        let middle = (low + high + 1) / 2
        if try throughPixels(middle).size - 18 <= shrunk.bytes.count {
          low = middle
        } else {
          high = middle - 1
        }
      }
      let theirs = try (low - 3...low).map { try throughPixels($0).decibels }.max() ?? 0
      #expect(ours >= theirs, "\(name) in \(shrunk.bytes.count) bytes: \(ours) dB against \(theirs)")
    }
  }

  /// At half the scale, against libjpeg's own scaling of the same coefficients by samples.
  @Test(.enabled(if: Tool.isLibjpegThere, Tool.libjpegIsMissing))
  func halfTheScaleIsThePictureAtHalfTheScale() throws {
    let bytes = try Fixture.bytes("baseline-2x2.jpg")
    let shrunk = try JPEG(bytes).shrunk(under: 900)
    #expect((shrunk.width, shrunk.height) == (42, 31))
    let ours = try #require(Pixmap(try Tool.djpeg.run(shrunk.bytes).bytes))
    let halved = try Tool.djpeg.run(["-scale", "1/2"], bytes).bytes
    let theirs = try #require(Pixmap(halved))
    // As far from it as the quality alone takes a picture.
    let quality = try #require(shrunk.quality)
    let again = try Tool.cjpeg.run(["-sample", "2x2", "-quality", "\(quality)"], halved, ending: "ppm").bytes
    let noise = try #require(Pixmap(try Tool.djpeg.run(again).bytes)).signalToNoise(theirs)
    #expect(ours.signalToNoise(theirs) > noise - 1)
  }
}
