import CCurl

/// One request on the wire and its response so far: an easy handle with its buffers. A redirect is
/// another exchange. Not Sendable: it lives on the HTTP thread.
///
/// `@safe`: the handle is freed in `deinit`, after the engine has removed it from the multi handle;
/// the callbacks get `self` unretained, and the engine retains it for the whole transfer.
@safe final class CurlTransfer {
  let transfer: Transfer
  let url: HTTPURL
  /// Redirects followed so far.
  let hops: Int
  let easy: UnsafeMutableRawPointer

  private let curl: LibCurl
  private let metPrivateAddress: UnsafeMutablePointer<Bool>
  private var headerList: UnsafeMutableRawPointer?
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  /// libcurl accepts a connection that ends within the headers as a complete response.
  private var isHeadComplete = false
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Nil if libcurl is out of memory. `isPublicOnly` rejects private addresses on connect.
  init?(
    _ transfer: Transfer, url: HTTPURL, route: TransferRoute, hops: Int, isPublicOnly: Bool,
    remainingMilliseconds: Int, settings: HTTPClient.Settings, curl: LibCurl
  ) {
    guard let easy = unsafe ccurl_easy_new(curl.library) else { return nil }
    unsafe self.easy = easy
    self.transfer = transfer
    self.url = url
    self.hops = hops
    self.curl = curl
    unsafe metPrivateAddress = UnsafeMutablePointer.allocate(capacity: 1)
    unsafe metPrivateAddress.initialize(to: false)
    setAddress(route, isPublicOnly: isPublicOnly)
    setLimits(remainingMilliseconds: remainingMilliseconds)
    setHeaders(settings)
    setCallbacks()
  }

  deinit {
    unsafe ccurl_easy_free(curl.library, easy)
    unsafe ccurl_list_free(curl.library, headerList)
    unsafe metPrivateAddress.deallocate()
  }

  /// The multi handle's key for this transfer.
  var key: UInt { unsafe UInt(bitPattern: easy) }

  // MARK: Preparation

  private func setAddress(_ route: TransferRoute, isPublicOnly: Bool) {
    set(CCURL_OPT_URL, url.text)
    // For every host, overriding `http_proxy` and `all_proxy`.
    if route == .direct { set(CCURL_OPT_NOPROXY, "*") }
    set(CCURL_OPT_HTTPGET, 1)
    set(CCURL_OPT_FOLLOWLOCATION, 0)
    set(CCURL_OPT_PROTOCOLS, CCURL_PROTOCOL_HTTP | CCURL_PROTOCOL_HTTPS)
    set(CCURL_OPT_DISALLOW_USERNAME_IN_URL, 1)
    set(CCURL_OPT_SUPPRESS_CONNECT_HEADERS, 1)
    if isPublicOnly {
      // A pooled connection would bypass the address check.
      set(CCURL_OPT_FRESH_CONNECT, 1)
      _ = unsafe ccurl_allow_public_addresses_only(curl.library, easy, metPrivateAddress)
    }
  }

  private func setLimits(remainingMilliseconds: Int) {
    // Signals belong to the loop; without them and without QUICK_EXIT (7.87, rejected before) a
    // silent DNS server would block this thread for ten seconds.
    set(CCURL_OPT_NOSIGNAL, 1)
    set(CCURL_OPT_QUICK_EXIT, 1)
    set(CCURL_OPT_TIMEOUT_MS, remainingMilliseconds)
    set(CCURL_OPT_CONNECTTIMEOUT_MS, remainingMilliseconds)
    // Rejects an announced length early; the callback counts the decoded bytes.
    let limit = Int64(transfer.request.maximumBodyBytes)
    _ = unsafe ccurl_set_size(curl.library, easy, CInt(CCURL_OPT_MAXFILESIZE_LARGE), limit)
  }

  private func setHeaders(_ settings: HTTPClient.Settings) {
    set(CCURL_OPT_USERAGENT, settings.userAgent)
    set(CCURL_OPT_ACCEPT_ENCODING, "")  // everything this libcurl can decode
    if let file = settings.certificateAuthorityFile { set(CCURL_OPT_CAINFO, file) }
    for line in headerLines {
      guard let list = unsafe ccurl_list_append(curl.library, headerList, line) else { continue }
      unsafe headerList = list
    }
    _ = unsafe ccurl_set_pointer(curl.library, easy, CInt(CCURL_OPT_HTTPHEADER), headerList)
  }

  /// A redirect gets neither validators (of another resource) nor anything with a secret.
  private var headerLines: [String] {
    let request = transfer.request
    guard hops == 0 else {
      return request.headers
        .filter { !RedirectPolicy.carries($0.value, secrets: request.secrets) }
        .map { "\($0.name): \($0.value)" }
    }
    var lines = request.headers.map { "\($0.name): \($0.value)" }
    if let tag = request.validators.entityTag { lines.append("If-None-Match: \(tag)") }
    if let date = request.validators.lastModified { lines.append("If-Modified-Since: \(date)") }
    return lines
  }

  private func setCallbacks() {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let library = unsafe curl.library
    _ = unsafe ccurl_set_data_callback(
      library, easy, CInt(CCURL_OPT_WRITEFUNCTION), receiveBody)
    _ = unsafe ccurl_set_pointer(library, easy, CInt(CCURL_OPT_WRITEDATA), context)
    _ = unsafe ccurl_set_data_callback(
      library, easy, CInt(CCURL_OPT_HEADERFUNCTION), receiveHeader)
    _ = unsafe ccurl_set_pointer(library, easy, CInt(CCURL_OPT_HEADERDATA), context)
  }

  private func set(_ option: Int, _ value: Int) {
    _ = unsafe ccurl_set_long(curl.library, easy, CInt(option), value)
  }

  private func set(_ option: Int, _ value: String) {
    _ = unsafe ccurl_set_string(curl.library, easy, CInt(option), value)
  }

  // MARK: Reception

  /// False aborts the transfer.
  fileprivate func take(body bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= transfer.request.maximumBodyBytes else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  fileprivate func take(header bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= HTTPLimits.headerBytes else {
      isTooLarge = true
      return false
    }
    isHeadComplete = bytes.count <= 2
    unsafe headers.take(line: bytes)
    return true
  }

  // MARK: Result

  /// The outcome for a curl result.
  func result(code: CInt) -> Result<HTTPResponse, HTTPFailure> {
    if isTooLarge { return .failure(.tooLarge) }
    if unsafe metPrivateAddress.pointee { return .failure(.redirect) }
    if code != CInt(CCURLE_OK) {
      return .failure(CurlResult.failure(code: code, systemError: info(CCURL_INFO_OS_ERRNO)))
    }
    guard isHeadComplete else { return .failure(.cut) }
    let status = Int(info(CCURL_INFO_RESPONSE_CODE))
    return .success(HTTPResponse(status: status, headers: headers, body: body))
  }

  /// Whether the response came from a public address (the proxy's, if one is used).
  var isFromPublic: Bool {
    if url.isPrivate { return false }
    let address = unsafe ccurl_info_string(curl.library, easy, CInt(CCURL_INFO_PRIMARY_IP))
    return unsafe !ccurl_is_private_address(address)
  }

  private func info(_ info: Int) -> CInt {
    CInt(truncatingIfNeeded: unsafe ccurl_info_long(curl.library, easy, CInt(info)))
  }
}

private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let exchange = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let received = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  return unsafe exchange.take(body: received) ? size * count : -1
}

private func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let exchange = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  let received = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  return unsafe exchange.take(header: received) ? size * count : -1
}
