#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  /// saves in several steps. False if the system can't watch any longer.
  package func wait() -> Bool {
    guard hasChange(withinMilliseconds: -1) else { return false }
    for _ in 0..<10 {
      drain()
      guard hasChange(withinMilliseconds: 50) else { return true }
    }
    return true
  }

  /// Waits for standard input or for a change, and then until nothing has changed for 50 milliseconds or there is
  /// input. True after a change.
  package func waitBesideInput() -> Bool {
    var isChanged = false
    while true {
      let event = Int16(POLLIN)
      var requests = [
        pollfd(fd: queue, events: event, revents: 0), pollfd(fd: StandardStream.input, events: event, revents: 0),
      ]
      let ready = unsafe poll(&requests, 2, isChanged ? 50 : -1)
      if ready < 0, errno == EINTR { continue }
      guard ready >= 0, requests[1].revents == 0 else { return isChanged }
      if ready == 0 { return true }
      guard requests[0].revents & event != 0 else { return isChanged }
      drain()
      isChanged = true
    }
  }

  deinit {
    #if canImport(Darwin)
      for descriptor in watched { _ = close(descriptor) }
    #endif
    _ = close(queue)
  }
}

extension FolderWatch {
  /// True if there is a change within a time; -1 waits for ever.
  private func hasChange(withinMilliseconds limit: Int32) -> Bool {
    var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = unsafe poll(&request, 1, limit)
      if ready >= 0 { return ready > 0 && request.revents & Int16(POLLIN) != 0 }
      guard errno == EINTR else { return false }
    }
  }

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

/// Makes Ctrl-C end the program without a message, even if the parent process had it ignored or blocked.
package func endQuietlyWhenInterrupted() {
  _ = signal(SIGINT) { _ in _exit(0) }
  var signals = sigset_t()
  _ = unsafe sigemptyset(&signals)
  _ = unsafe sigaddset(&signals, SIGINT)
  _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
}
