#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory that one small file after the other is read into, by those who look at many and keep few.
package struct FileBuffer: Sendable {
  private var bytes: [UInt8] = []
  private let capacity: Int

  /// In bytes, at least 1: a smaller file fits.
  package init(capacity: Int) { self.capacity = capacity }

  /// The bytes of a regular file, as `readFile` reads them, if they are wanted. The limit is no less than the capacity.
  ///
  /// Of a file that fits nobody asks what it is and how large, which takes a sixth of its time. A pipe or a terminal can't be
  /// read at a place, and is refused all the same; a device that can be is, unless it gives less than was asked for.
  package mutating func read(
    _ path: String, limit: Int = largestFile, in folder: OpenFolder = .current, followingLinks: Bool = true,
    where isWanted: (Span<UInt8>) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8]? {
    let descriptor = try Descriptor(reading: path, in: folder, followingLinks: followingLinks)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(addingCapacity: capacity) { room in
      unsafe room.withUnsafeMutableBufferPointer { buffer, count in
        count = max(0, unsafe pread(descriptor.number, buffer.baseAddress, capacity, 0))
      }
    }
    // Of a regular file nothing but its end makes a read shorter (POSIX.1-2024, `read`); of an empty one nobody knows what
    // it is.
    if 0 < bytes.count, bytes.count < capacity { return isWanted(bytes.span) ? Array(bytes.span) : nil }
    let all = try readFile(descriptor.number, path, limit: limit)
    return isWanted(all.span) ? all : nil
  }
}

extension [UInt8] {
  /// A copy, no larger than its bytes.
  fileprivate init(_ bytes: Span<UInt8>) { self = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }
}
