import LibC

/// A watch on folders and the files directly in them, without polling (inotify on Linux, kqueue on macOS).
///
/// No change between its creation and `wait` is lost. Folders in the folders are not watched.
package final class FolderWatch {
  private let queue: Int32
  #if canImport(Darwin)
    /// The watched descriptors, which stay open.
    private let watched: [Int32]
  #endif

  /// Creates a watch; nil if the system can't watch a folder, or no more of them.
  package init?(_ folders: [String]) {
    guard !folders.contains(where: { $0.holdsNUL }) else { return nil }
    #if canImport(Darwin)
      queue = kqueue()
      guard queue >= 0 else { return nil }
      guard let watched = FolderWatch.watch(folders, queue) else {
        _ = close(queue)
        return nil
      }
      self.watched = watched
    #else
      queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard queue >= 0 else { return nil }
      let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
      for folder in folders {
        guard unsafe inotify_add_watch(queue, folder, events) >= 0 else {
          _ = close(queue)
          return nil
        }
      }
    #endif
  }

  /// Waits for a change, and then until nothing has changed for 50 milliseconds, at most half a second, as an editor
  /// saves in several steps. With `besideInput` input ends the wait too. True after a change; false without one if there is
  /// input, or the system can't watch any longer.
  package func wait(besideInput: Bool = false) -> Bool {
    var changes = 0
    while changes < 10 {
      let event = Int16(POLLIN)
      var requests = [pollfd(fd: queue, events: event, revents: 0)]
      if besideInput { requests.append(pollfd(fd: StandardStream.input, events: event, revents: 0)) }
      let ready = unsafe poll(&requests, nfds_t(requests.count), changes > 0 ? 50 : -1)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 { return true }
      guard ready > 0, requests.dropFirst().allSatisfy({ $0.revents == 0 }), requests[0].revents & event != 0 else {
        return changes > 0
      }
      drain()
      changes += 1
    }
    return true
  }

  deinit {
    #if canImport(Darwin)
      for descriptor in watched { _ = close(descriptor) }
    #endif
    _ = close(queue)
  }
}

extension FolderWatch {
  /// Discards the events, of which only the presence matters.
  private func drain() {
    #if canImport(Darwin)
      var event = kevent()
      var now = timespec()
      while unsafe kevent(queue, nil, 0, &event, 1, &now) > 0 {}
    #else
      var bytes = [UInt8](repeating: 0, count: 4096)
      while unsafe read(queue, &bytes, bytes.count) > 0 {}
    #endif
  }

  #if canImport(Darwin)
    /// A folder reports entries that come or go, a file reports writes.
    private static func watch(_ folders: [String], _ queue: Int32) -> [Int32]? {
      var watched: [Int32] = []
      func add(_ path: String) -> Bool {
        let descriptor = unsafe open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        watched.append(descriptor)
        let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
        var event = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(notes), data: 0, udata: nil)
        return unsafe kevent(queue, &event, 1, nil, 0, nil) == 0
      }
      for folder in folders {
        guard add(folder) else {
          for descriptor in watched { _ = close(descriptor) }
          return nil
        }
        // A file that is gone by now is a change of its folder.
        for entry in (try? listFolder(folder)) ?? [] where entry.kind == .file {
          _ = add(folder + "/" + entry.name)
        }
      }
      return watched
    }
  #endif
}
