#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two connected sockets that no child inherits, above the standard descriptors. Ours never blocks.
struct SocketPair {
  let ours: Int32
  let theirs: Int32

  init?() {
    var files: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &files) == 0 else { return nil }
      for file in files {
        var on: Int32 = 1
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
    #elseif canImport(Musl)
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &files) == 0 else { return nil }
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &files) == 0 else { return nil }
    #endif
    guard let ours = Self.moved(files[0]), let theirs = Self.moved(files[1]) else {
      for file in files { close(file) }
      return nil
    }
    _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// A host without standard input gets 0 for its first socket, which the child's own would
  /// overwrite.
  private static func moved(_ file: Int32) -> Int32? {
    guard file < 3 else { return file }
    let other = fcntl(file, F_DUPFD_CLOEXEC, 3)
    close(file)
    return other < 0 ? nil : other
  }
}

/// Writes without blocking and without SIGPIPE.
func systemSend(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(file, bytes, count, MSG_DONTWAIT)
  #else
    send(file, bytes, count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
  #endif
}

struct SpawnFault: Error {
  let code: Int32
  var words: String { String(cString: strerror(code)) }
}

/// Starts a program whose standard input and output are `talk`.
func spawn(
  _ command: [String], _ environment: [String: String], talk: Int32, errors: Int32
) throws(SpawnFault) -> pid_t {
  guard let program = command.first else { throw SpawnFault(code: ENOENT) }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, talk, 0)
  posix_spawn_file_actions_adddup2(&actions, talk, 1)
  posix_spawn_file_actions_adddup2(&actions, errors, 2)
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var flags = Int32(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
  #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif
  posix_spawnattr_setflags(&attributes, Int16(flags))
  posix_spawnattr_setpgroup(&attributes, 0)
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  var defaults = none
  for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD] {
    sigaddset(&defaults, signal)
  }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  var words = command.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for pointer in words + variables { free(pointer) } }
  var child = pid_t()
  let code = posix_spawnp(&child, program, &actions, &attributes, &words, &variables)
  guard code == 0 else { throw SpawnFault(code: code) }
  return child
}

/// Runs the body on a thread of its own: it blocks, and a blocked task would hold up others.
func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if code == 0, let thread { pthread_detach(thread) }
  #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    if code == 0 { pthread_detach(thread) }
  #endif
  if code != 0 { box.release() }
  return code == 0
}
