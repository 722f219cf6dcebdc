import CCurl
import Libc

/// Maps every curl result to a failure.
enum CurlResult {
  /// `systemError` is the errno of the last failed connection; 0 if there was none.
  static func failure(code: CInt, systemError: CInt) -> HTTPFailure {
    switch Int(code) {
    case CCURLE_COULDNT_RESOLVE_HOST, CCURLE_COULDNT_RESOLVE_PROXY: .dns
    case CCURLE_COULDNT_CONNECT: connectionFailure(systemError)
    case CCURLE_OPERATION_TIMEDOUT: .timeout
    case CCURLE_URL_MALFORMAT: .invalidURL
    case CCURLE_FILESIZE_EXCEEDED: .tooLarge
    // Our fault, not the host's.
    case CCURLE_OUT_OF_MEMORY, CCURLE_FAILED_INIT: .libraryMissing(.noResources)
    case CCURLE_SSL_CONNECT_ERROR, CCURLE_SSL_ENGINE_NOTFOUND,
      CCURLE_SSL_ENGINE_SETFAILED, CCURLE_SSL_CERTPROBLEM,
      CCURLE_SSL_CIPHER, CCURLE_PEER_FAILED_VERIFICATION,
      CCURLE_USE_SSL_FAILED, CCURLE_SSL_ENGINE_INITFAILED,
      CCURLE_SSL_CACERT_BADFILE, CCURLE_SSL_CRL_BADFILE,
      CCURLE_SSL_ISSUER_ERROR, CCURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CCURLE_SSL_INVALIDCERTSTATUS:
      .tls
    // A non-HTTP reply looks like HTTP/0.9, which curl reports as an unsupported protocol.
    case CCURLE_UNSUPPORTED_PROTOCOL, CCURLE_WEIRD_SERVER_REPLY,
      CCURLE_BAD_CONTENT_ENCODING, CCURLE_HTTP2, CCURLE_HTTP2_STREAM:
      .malformed
    default: .cut
    }
  }

  private static func connectionFailure(_ systemError: CInt) -> HTTPFailure {
    switch systemError {
    case ENETUNREACH, ENETDOWN: .unreachable
    case ETIMEDOUT: .timeout
    case EMFILE, ENFILE, ENOBUFS, ENOMEM: .libraryMissing(.noResources)
    default: .refused
    }
  }
}
