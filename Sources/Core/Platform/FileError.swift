import LibC
package import Text

/// The reason why a file or folder can't be used.
package struct FileError: Error, Hashable, Sendable {
  /// The path as given by the caller; a message has it before `message`.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    case notFound
    case notPermitted
    /// A file was expected.
    case isFolder
    /// A folder was expected, at the path or in it.
    case notFolder
    /// The file is a device, a pipe or a socket: reading it could wait for ever or never end.
    case notRegular
    /// The file has more bytes than `limit`.
    case tooLarge(limit: Int)
    /// Any other `errno`.
    case other(Int32)
  }

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var isNotFound: Bool { reason == .notFound }

  /// The reason without the path, for a message: `permission denied`.
  package var message: Message {
    switch reason {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder, not a file"
    case .notFolder: "it is not a folder"
    case .notRegular: "it is not a regular file but a device, a pipe or a socket"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .other(let code): "\(described(code))"
    }
  }
}

extension FileError {
  init(_ path: String, errno code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      // Opening a socket, or a device without a driver, gives these errors.
      case ENXIO, ENODEV, EOPNOTSUPP: .notRegular
      default: .other(code)
      }
    self.init(path, reason)
  }

  /// Returns the system's words for an error, in English, as no locale is ever set. They are copied, as the next call
  /// may overwrite them.
  private func described(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cText: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
