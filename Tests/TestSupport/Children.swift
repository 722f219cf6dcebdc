package import Foundation
import Basics

/// Pipes and processes of tests that run side by side.
///
/// Foundation closes in a child the descriptors that it has just counted. One that another thread
/// opens at that moment is inherited, and whoever reads from such a pipe waits until that child
/// ends as well. Under one lock no pipe is made between the count and the start.
package enum Children {
  private static let lock = Mutex(())

  package static func pipe() -> Pipe {
    lock.withLock { _ in
      let pipe = Pipe()
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      return pipe
    }
  }

  package static func start(_ process: Process) throws {
    try lock.withLock { _ in try process.run() }
  }
}
