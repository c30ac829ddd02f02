#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file read in pieces at any offset, as it may not fit into memory.
package final class FilePieces {
  private let descriptor: Descriptor
  private let path: String
  /// The size in bytes at the time of opening.
  package let size: Int

  package init(_ path: String) throws(FileError) {
    descriptor = try Descriptor(reading: path)
    self.path = path
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw FileError(path, errno: errno) }
    switch FileStatus(status).kind {
    case .file: break
    case .folder: throw FileError(path, .isFolder)
    case .symbolicLink, .other: throw FileError(path, .notRegular)
    }
    size = FileStatus(status).size
  }

  /// Returns `count` bytes from an offset on; fewer only at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var failure: Int32?
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { buffer, read in
        while read < count, let start = buffer.baseAddress {
          let result = unsafe pread(descriptor.number, start + read, min(count - read, 1 << 30), off_t(offset + read))
          if result == 0 { return }
          if result > 0 {
            read += result
          } else if errno != EINTR {
            failure = errno
            return
          }
        }
      }
    }
    if let failure { throw FileError(path, errno: failure) }
    return bytes
  }
}
