import Libc

/// Starts another instance of this program that inherits neither descriptors nor the session.
enum DetachedProcess {
  /// - Returns: whether it was started. It is not waited for; init reaps it.
  static func start(_ arguments: [String]) -> Bool {
    guard let program = CommandLine.arguments.first else { return false }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in CInt(0)...2 {
      let mode = descriptor == 0 ? O_RDONLY : O_WRONLY
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // In its own session, so that it outlives a bar that is closed.
    unsafe posix_spawnattr_setflags(&attributes, newSession)
    return unsafe spawn(program, [program] + arguments, &actions, &attributes)
  }

  private static func spawn(
    _ program: String, _ words: [String], _ actions: inout FileActions,
    _ attributes: inout Attributes
  ) -> Bool {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
    unsafe pointers.append(nil)
    var process = pid_t()
    return unsafe posix_spawnp(&process, program, &actions, &attributes, pointers, environ) == 0
  }

  /// POSIX_SPAWN_SETSID, which glibc's header shows to GNU sources only.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      0x0400
    #else
      0x80
    #endif
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif
}
