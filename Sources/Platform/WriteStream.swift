#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written piece by piece, beside its place, and put there when all of it is on the disk: whoever looks
/// sees nothing of it, or all. One that is never finished leaves nothing.
package final class WriteStream {
  private let path: String
  private let temporary: String
  private let descriptor: Descriptor
  private var failure: FileError?

  package init(_ path: String) throws(FileError) {
    if let status = fileStatus(path), status.kind != .file {
      throw FileError(path, status.kind == .folder ? .isFolder : .notRegular)
    }
    self.path = path
    temporary = "\(path).\(getpid()).part"
    try createFile(temporary, [], like: fileAttributes(path), isSynced: false)
    do throws(FileError) {
      descriptor = try Descriptor(temporary, O_WRONLY | O_APPEND | O_NOFOLLOW)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// After a failure, which `finish` throws, the pieces go nowhere.
  package func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(FileError) {
      _ = try Platform.write(bytes, to: descriptor.number)
    } catch {
      failure = FileError(path, error.reason)
    }
  }

  /// The path beside its place where all of it is on the disk now, to be read again.
  package func synced() throws(FileError) -> String {
    if let failure { throw failure }
    guard fsync(descriptor.number) == 0 else { throw FileError(path, errno: errno) }
    return temporary
  }

  /// Puts the file in its place; false, and there is none, where another stands there that must not be replaced.
  package func finish(replacing: Bool) throws(FileError) -> Bool {
    _ = try synced()
    if replacing {
      try replaceFile(path, with: temporary)
      return true
    }
    return try placeFile(path, from: temporary)
  }

  deinit { _ = unsafe unlink(temporary) }
}
