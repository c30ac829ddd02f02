import LibC

/// A file written in pieces under a temporary name, and renamed when all of it is on the disk, so that readers see all
/// of it or nothing. A stream that is not finished leaves no file.
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

  /// Appends bytes; does nothing after a failure, which `finish` throws.
  package func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(FileError) {
      _ = try Platform.write(bytes, to: descriptor.number)
    } catch {
      failure = FileError(path, error.reason)
    }
  }

  /// Returns the temporary path, for a check of the file, when the bytes are on the disk.
  package func synced() throws(FileError) -> String {
    if let failure { throw failure }
    guard fsync(descriptor.number) == 0 else { throw FileError(path, errno: errno) }
    return temporary
  }

  /// Renames the file to its path; false, leaving no file, if another is there and `replacing` is false.
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
