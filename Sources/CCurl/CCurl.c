#include "CCurl.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// libcurl's own types, as far as they cross the border.

typedef struct {
  int msg;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
} curl_message;

typedef struct {
  int family;
  int socktype;
  int protocol;
  unsigned int addrlen;
  struct sockaddr addr;
} curl_address;

typedef struct {
  int fd;
  short events;
  short revents;
} curl_wait_descriptor;

enum { MESSAGE_DONE = 1, GLOBAL_DEFAULT = 3, SOCKET_BAD = -1, WAIT_READABLE = 1 };

struct ccurl_library {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  void *(*list_append)(void *, const char *);
  void (*list_free)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_setopt)(void *, int, ...);
  int (*multi_add)(void *, void *);
  int (*multi_remove)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned int, int, int *);
  curl_message *(*multi_info_read)(void *, int *);
  char *(*version)(void);
};

// MARK: Opening

static const char *const usual_names[] = {
#if defined(__APPLE__)
  "/usr/lib/libcurl.4.dylib", "libcurl.4.dylib", "/opt/homebrew/opt/curl/lib/libcurl.4.dylib",
#else
  "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so",
#endif
};

static bool resolve(void *handle, ccurl_library *library) {
  const struct {
    const char *name;
    void *slot;
  } symbols[] = {
    {"curl_global_init", &library->global_init},
    {"curl_easy_init", &library->easy_init},
    {"curl_easy_cleanup", &library->easy_cleanup},
    {"curl_easy_setopt", &library->easy_setopt},
    {"curl_easy_getinfo", &library->easy_getinfo},
    {"curl_slist_append", &library->list_append},
    {"curl_slist_free_all", &library->list_free},
    {"curl_multi_init", &library->multi_init},
    {"curl_multi_cleanup", &library->multi_cleanup},
    {"curl_multi_setopt", &library->multi_setopt},
    {"curl_multi_add_handle", &library->multi_add},
    {"curl_multi_remove_handle", &library->multi_remove},
    {"curl_multi_perform", &library->multi_perform},
    {"curl_multi_poll", &library->multi_poll},
    {"curl_multi_info_read", &library->multi_info_read},
    {"curl_version", &library->version},
  };
  for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
    void *symbol = dlsym(handle, symbols[i].name);
    if (symbol == NULL) return false;
    memcpy(symbols[i].slot, &symbol, sizeof symbol);
  }
  return true;
}

ccurl_open_status ccurl_open(const char *name, ccurl_library **library) {
  const char *const *names = name == NULL ? usual_names : &name;
  const size_t count = name == NULL ? sizeof usual_names / sizeof usual_names[0] : 1;
  *library = NULL;
  ccurl_library *opened = calloc(1, sizeof *opened);
  if (opened == NULL) return CCURL_OUT_OF_MEMORY;
  ccurl_open_status status = CCURL_NOT_FOUND;
  for (size_t i = 0; i < count; i++) {
    void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) continue;
    if (resolve(handle, opened)) {
      *library = opened;
      return CCURL_OPENED;
    }
    status = CCURL_TOO_OLD;
    dlclose(handle);
  }
  free(opened);
  return status;
}

void ccurl_forget(ccurl_library *library) { free(library); }

const char *ccurl_version(const ccurl_library *library) { return library->version(); }

int ccurl_global_init(const ccurl_library *library) {
  return library->global_init(GLOBAL_DEFAULT);
}

// MARK: One transfer

void *ccurl_easy_new(const ccurl_library *library) { return library->easy_init(); }

void ccurl_easy_free(const ccurl_library *library, void *easy) { library->easy_cleanup(easy); }

int ccurl_set_long(const ccurl_library *library, void *easy, int option, long value) {
  return library->easy_setopt(easy, option, value);
}

int ccurl_set_size(const ccurl_library *library, void *easy, int option, int64_t value) {
  return library->easy_setopt(easy, option, value);
}

int ccurl_set_string(const ccurl_library *library, void *easy, int option, const char *value) {
  return library->easy_setopt(easy, option, value);
}

int ccurl_set_pointer(const ccurl_library *library, void *easy, int option, void *value) {
  return library->easy_setopt(easy, option, value);
}

int ccurl_set_data_callback(
  const ccurl_library *library, void *easy, int option, ccurl_data_callback callback) {
  return library->easy_setopt(easy, option, callback);
}

long ccurl_info_long(const ccurl_library *library, void *easy, int info) {
  long value = 0;
  return library->easy_getinfo(easy, info, &value) == CCURLE_OK ? value : 0;
}

const char *ccurl_info_string(const ccurl_library *library, void *easy, int info) {
  char *value = NULL;
  return library->easy_getinfo(easy, info, &value) == CCURLE_OK ? value : NULL;
}

void *ccurl_list_append(const ccurl_library *library, void *list, const char *line) {
  return library->list_append(list, line);
}

void ccurl_list_free(const ccurl_library *library, void *list) { library->list_free(list); }

// MARK: Addresses (IANA special-purpose address registries, RFC 6890)

static bool is_private_v4(uint32_t a) {
  static const struct {
    uint32_t prefix;
    int bits;
  } ranges[] = {
    {0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},  {0xA9FE0000, 16},
    {0xAC100000, 12}, {0xC0000000, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xE0000000, 3},
  };
  for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
    if ((a ^ ranges[i].prefix) >> (32 - ranges[i].bits) == 0) return true;
  }
  return false;
}

static uint32_t big_endian(const uint8_t *b) {
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static bool all_zero(const uint8_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (b[i] != 0) return false;
  }
  return true;
}

static bool is_private_v6(const uint8_t *b) {
  static const uint8_t nat64[12] = {0x00, 0x64, 0xFF, 0x9B};
  if (all_zero(b, 10) && b[10] == 0xFF && b[11] == 0xFF) return is_private_v4(big_endian(b + 12));
  if (memcmp(b, nat64, sizeof nat64) == 0) return is_private_v4(big_endian(b + 12));
  if (all_zero(b, 12)) return true;  // ::, ::1 and the deprecated v4-compatible form
  bool unique_local = (b[0] & 0xFE) == 0xFC;
  bool link_or_site_local = b[0] == 0xFE && (b[1] & 0x80) == 0x80;
  bool six_to_four = b[0] == 0x20 && b[1] == 0x02;
  return unique_local || link_or_site_local || b[0] == 0xFF
    || (six_to_four && is_private_v4(big_endian(b + 2)));
}

static bool is_private(const struct sockaddr *address) {
  if (address->sa_family == AF_INET) {
    struct sockaddr_in v4;
    memcpy(&v4, address, sizeof v4);
    return is_private_v4(ntohl(v4.sin_addr.s_addr));
  }
  if (address->sa_family == AF_INET6) {
    struct sockaddr_in6 v6;
    memcpy(&v6, address, sizeof v6);
    return is_private_v6(v6.sin6_addr.s6_addr);
  }
  return true;
}

bool ccurl_is_private_address(const char *text) {
  struct in_addr v4;
  struct in6_addr v6;
  if (inet_pton(AF_INET, text, &v4) == 1) return is_private_v4(ntohl(v4.s_addr));
  if (inet_pton(AF_INET6, text, &v6) == 1) return is_private_v6(v6.s6_addr);
  return false;
}

static int open_public_socket(void *context, int purpose, curl_address *address) {
  (void)purpose;
  if (is_private(&address->addr)) {
    *(bool *)context = true;
    return SOCKET_BAD;
  }
  int descriptor = socket(address->family, address->socktype, address->protocol);
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
}

int ccurl_allow_public_addresses_only(const ccurl_library *library, void *easy, bool *refused) {
  int code = library->easy_setopt(easy, CCURL_OPT_OPENSOCKETDATA, (void *)refused);
  if (code != CCURLE_OK) return code;
  return library->easy_setopt(easy, CCURL_OPT_OPENSOCKETFUNCTION, open_public_socket);
}

// MARK: All transfers

void *ccurl_multi_new(const ccurl_library *library) { return library->multi_init(); }

void ccurl_multi_free(const ccurl_library *library, void *multi) { library->multi_cleanup(multi); }

int ccurl_multi_set_long(const ccurl_library *library, void *multi, int option, long value) {
  return library->multi_setopt(multi, option, value);
}

int ccurl_multi_add(const ccurl_library *library, void *multi, void *easy) {
  return library->multi_add(multi, easy);
}

int ccurl_multi_remove(const ccurl_library *library, void *multi, void *easy) {
  return library->multi_remove(multi, easy);
}

int ccurl_multi_perform(const ccurl_library *library, void *multi) {
  int running = 0;
  return library->multi_perform(multi, &running);
}

int ccurl_multi_wait(
  const ccurl_library *library, void *multi, int wake_descriptor, int timeout_milliseconds) {
  curl_wait_descriptor extra = {wake_descriptor, WAIT_READABLE, 0};
  return library->multi_poll(multi, &extra, 1, timeout_milliseconds, NULL);
}

void *ccurl_multi_next_done(const ccurl_library *library, void *multi, int *result) {
  int queued = 0;
  curl_message *message;
  while ((message = library->multi_info_read(multi, &queued)) != NULL) {
    if (message->msg != MESSAGE_DONE) continue;
    *result = message->data.result;
    return message->easy;
  }
  return NULL;
}
