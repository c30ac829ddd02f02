#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for changes in folders and in the files right inside of them, without looking again and again: the
/// system says when there is one (inotify on Linux, kqueue on macOS).
///
/// What happens between its making and `wait` is not lost. What happens in folders further down is not seen.
package final class FolderWatch {
  private let queue: Int32
  #if canImport(Darwin)
    /// What is watched stays open.
    private let watched: [Int32]
  #endif

  /// Nil where the system can't watch one of the folders, as it is not there, or too much is watched already.
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

  /// Waits until something has changed, and then until nothing has for 50 milliseconds, at most half a
  /// second: an editor that saves does it in several steps. False where the system can't say any more.
  package func wait() -> Bool {
    guard hasChange(withinMilliseconds: -1) else { return false }
    for _ in 0..<10 {
      drain()
      guard hasChange(withinMilliseconds: 50) else { return true }
    }
    return true
  }

  /// Waits until there is something on standard input, or something has changed, and then until nothing has for 50
  /// milliseconds; input ends that too. True where something has changed.
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
  /// -1 waits for ever.
  private func hasChange(withinMilliseconds limit: Int32) -> Bool {
    var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = unsafe poll(&request, 1, limit)
      if ready >= 0 { return ready > 0 && request.revents & Int16(POLLIN) != 0 }
      guard errno == EINTR else { return false }
    }
  }

  /// Takes what there is to know, and forgets it: that something happened is enough.
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
    /// A folder says when an entry comes or goes, a file when it is written to.
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
        // A file that went meanwhile is a change of its folder.
        for entry in (try? listFolder(folder)) ?? [] where entry.kind == .file {
          _ = add(folder + "/" + entry.name)
        }
      }
      return watched
    }
  #endif
}

/// From here on Ctrl-C ends the program without a word, as something a person does and no mistake; also where
/// whoever started it had set that signal aside.
package func endQuietlyWhenInterrupted() {
  _ = signal(SIGINT) { _ in _exit(0) }
  var signals = sigset_t()
  _ = unsafe sigemptyset(&signals)
  _ = unsafe sigaddset(&signals, SIGINT)
  _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
}
