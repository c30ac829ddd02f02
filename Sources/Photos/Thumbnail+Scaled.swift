extension Thumbnail {
  /// The same picture in so many pixels, at least 1 a side: each is the mean of those it covers, or the one
  /// it is a part of.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Thumbnail {
    let (newWidth, newHeight) = (max(1, newWidth), max(1, newHeight))
    guard (newWidth, newHeight) != (width, height) else { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(newWidth * newHeight * 3)
    for y in 0..<newHeight {
      let rows = covered(y, of: newHeight, in: height)
      for x in 0..<newWidth {
        let columns = covered(x, of: newWidth, in: width)
        for channel in 0..<3 {
          var sum = 0
          for row in rows {
            for column in columns { sum += Int(pixels[(row * width + column) * 3 + channel]) }
          }
          let count = rows.count * columns.count
          scaled.append(UInt8((sum + count / 2) / count))
        }
      }
    }
    return Thumbnail(width: newWidth, height: newHeight, pixels: scaled)
  }
}

/// Which of so many pixels one of another number of them covers.
private func covered(_ place: Int, of count: Int, in pixels: Int) -> Range<Int> {
  let start = place * pixels / count
  return start..<max(start + 1, (place + 1) * pixels / count)
}
