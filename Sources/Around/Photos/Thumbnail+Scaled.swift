extension Thumbnail {
  /// Returns the picture in other sides, at least 1 pixel each: a pixel is the mean of those it covers, or a copy of
  /// the one it is a part of.
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

/// Returns the range of `pixels` that the pixel at `index` of `count` covers.
private func covered(_ index: Int, of count: Int, in pixels: Int) -> Range<Int> {
  let start = index * pixels / count
  return start..<max(start + 1, (index + 1) * pixels / count)
}
