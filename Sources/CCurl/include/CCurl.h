// libcurl, opened with dlopen on first use, so that the program starts without it and answers
// everything it can compute when the library is missing.
//
// libcurl's setters and getters are variadic; Apple's arm64 passes variadic arguments differently
// from fixed ones, so they are called here, in C, through variadic pointers, and Swift sees only
// typed functions. Nothing here keeps global state; a library, once open, stays open.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An open libcurl: its function pointers.
typedef struct ccurl_library ccurl_library;

/// Why `ccurl_open` gave no library.
typedef enum ccurl_open_status : int {
  CCURL_OPENED = 0,
  /// No file of that name could be loaded.
  CCURL_NOT_FOUND = 1,
  /// A library was loaded, but it lacks a function (older than 7.66).
  CCURL_TOO_OLD = 2,
  CCURL_OUT_OF_MEMORY = 3,
} ccurl_open_status;

/// Opens the library of this file name, or of the first of libcurl's usual names when it is NULL.
ccurl_open_status ccurl_open(const char *name, ccurl_library **library);

/// Frees the function pointers; the library itself stays loaded.
void ccurl_forget(ccurl_library *library);

/// `curl_version()`: the versions of libcurl and of what it uses. A constant of the library.
const char *ccurl_version(const ccurl_library *library);

/// `curl_global_init(CURL_GLOBAL_DEFAULT)`; call once, on the thread that runs the transfers.
int ccurl_global_init(const ccurl_library *library);

// Options, named and numbered as in <curl/curl.h>.
enum {
  CCURL_OPT_WRITEDATA = 10001,
  CCURL_OPT_URL = 10002,
  CCURL_OPT_USERAGENT = 10018,
  CCURL_OPT_HTTPHEADER = 10023,
  CCURL_OPT_HEADERDATA = 10029,
  CCURL_OPT_CAINFO = 10065,
  CCURL_OPT_ACCEPT_ENCODING = 10102,
  CCURL_OPT_OPENSOCKETDATA = 10164,
  CCURL_OPT_NOPROXY = 10177,
  CCURL_OPT_WRITEFUNCTION = 20011,
  CCURL_OPT_HEADERFUNCTION = 20079,
  CCURL_OPT_OPENSOCKETFUNCTION = 20163,
  CCURL_OPT_MAXFILESIZE_LARGE = 30117,
  CCURL_OPT_FOLLOWLOCATION = 52,
  CCURL_OPT_FRESH_CONNECT = 74,
  CCURL_OPT_HTTPGET = 80,
  CCURL_OPT_NOSIGNAL = 99,
  CCURL_OPT_TIMEOUT_MS = 155,
  CCURL_OPT_CONNECTTIMEOUT_MS = 156,
  CCURL_OPT_PROTOCOLS = 181,
  CCURL_OPT_SUPPRESS_CONNECT_HEADERS = 265,
  CCURL_OPT_DISALLOW_USERNAME_IN_URL = 278,
  CCURL_OPT_QUICK_EXIT = 322,
};

// Options of the multi handle.
enum {
  CCURL_MULTI_OPT_MAXCONNECTS = 6,
  CCURL_MULTI_OPT_MAX_TOTAL_CONNECTIONS = 13,
};

/// Bits of `CCURL_OPT_PROTOCOLS`.
enum { CCURL_PROTOCOL_HTTP = 1, CCURL_PROTOCOL_HTTPS = 2 };

// What can be asked of a transfer.
enum {
  CCURL_INFO_PRIMARY_IP = 0x100020,
  CCURL_INFO_RESPONSE_CODE = 0x200002,
  CCURL_INFO_OS_ERRNO = 0x200019,
};

// Results, numbered as CURLcode.
enum {
  CCURLE_OK = 0,
  CCURLE_UNSUPPORTED_PROTOCOL = 1,
  CCURLE_FAILED_INIT = 2,
  CCURLE_URL_MALFORMAT = 3,
  CCURLE_COULDNT_RESOLVE_PROXY = 5,
  CCURLE_COULDNT_RESOLVE_HOST = 6,
  CCURLE_COULDNT_CONNECT = 7,
  CCURLE_WEIRD_SERVER_REPLY = 8,
  CCURLE_HTTP2 = 16,
  CCURLE_PARTIAL_FILE = 18,
  CCURLE_WRITE_ERROR = 23,
  CCURLE_OUT_OF_MEMORY = 27,
  CCURLE_OPERATION_TIMEDOUT = 28,
  CCURLE_SSL_CONNECT_ERROR = 35,
  CCURLE_GOT_NOTHING = 52,
  CCURLE_SSL_ENGINE_NOTFOUND = 53,
  CCURLE_SSL_ENGINE_SETFAILED = 54,
  CCURLE_SEND_ERROR = 55,
  CCURLE_RECV_ERROR = 56,
  CCURLE_SSL_CERTPROBLEM = 58,
  CCURLE_SSL_CIPHER = 59,
  CCURLE_PEER_FAILED_VERIFICATION = 60,
  CCURLE_BAD_CONTENT_ENCODING = 61,
  CCURLE_FILESIZE_EXCEEDED = 63,
  CCURLE_USE_SSL_FAILED = 64,
  CCURLE_SSL_ENGINE_INITFAILED = 66,
  CCURLE_SSL_CACERT_BADFILE = 77,
  CCURLE_SSL_CRL_BADFILE = 82,
  CCURLE_SSL_ISSUER_ERROR = 83,
  CCURLE_SSL_PINNEDPUBKEYNOTMATCH = 90,
  CCURLE_SSL_INVALIDCERTSTATUS = 91,
  CCURLE_HTTP2_STREAM = 92,
};

/// Receives `size * count` bytes; anything but that product as the result aborts the transfer.
typedef size_t (*ccurl_data_callback)(char *bytes, size_t size, size_t count, void *context);

void *ccurl_easy_new(const ccurl_library *library);
void ccurl_easy_free(const ccurl_library *library, void *easy);
int ccurl_set_long(const ccurl_library *library, void *easy, int option, long value);
int ccurl_set_size(const ccurl_library *library, void *easy, int option, int64_t value);
int ccurl_set_string(const ccurl_library *library, void *easy, int option, const char *value);
int ccurl_set_pointer(const ccurl_library *library, void *easy, int option, void *value);
int ccurl_set_data_callback(
  const ccurl_library *library, void *easy, int option, ccurl_data_callback callback);

/// Allows connections to public addresses only; `*refused` becomes true when another was met.
/// `refused` must live as long as the transfer.
int ccurl_allow_public_addresses_only(const ccurl_library *library, void *easy, bool *refused);

/// True when the text is a numeric address that is not routed on the public internet: loopback,
/// private, link-local, unique local, carrier-grade NAT, unspecified, multicast, reserved.
bool ccurl_is_private_address(const char *text);

long ccurl_info_long(const ccurl_library *library, void *easy, int info);
/// Owned by the transfer; NULL when unknown.
const char *ccurl_info_string(const ccurl_library *library, void *easy, int info);

/// A header list with `line` added; NULL when out of memory (the old list is then still valid).
void *ccurl_list_append(const ccurl_library *library, void *list, const char *line);
void ccurl_list_free(const ccurl_library *library, void *list);

void *ccurl_multi_new(const ccurl_library *library);
void ccurl_multi_free(const ccurl_library *library, void *multi);
int ccurl_multi_set_long(const ccurl_library *library, void *multi, int option, long value);
int ccurl_multi_add(const ccurl_library *library, void *multi, void *easy);
int ccurl_multi_remove(const ccurl_library *library, void *multi, void *easy);
int ccurl_multi_perform(const ccurl_library *library, void *multi);
/// Waits until a transfer can go on, `wake_descriptor` is readable or the time is over.
int ccurl_multi_wait(
  const ccurl_library *library, void *multi, int wake_descriptor, int timeout_milliseconds);
/// The next transfer that has ended, with its CURLcode; NULL when there is none.
void *ccurl_multi_next_done(const ccurl_library *library, void *multi, int *result);
