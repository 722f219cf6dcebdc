// Starts a JSON-RPC server on two pipes and measures it. One line "name|round|measure,value" each.
//   load --name N --round R [--init PARAMS] [--method M] [--params P] [--seconds S] -- COMMAND…
// Every id must be answered exactly once; what is not is counted as "lost" and "stray".
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most_requests = 1 << 21, give_up_seconds = 60, shutdown_seconds = 5 };

static const char *name = "server", *method = "bench/echo", *params = "{}";
static const char *init_params = "{\"processId\":null,\"rootUri\":null,\"capabilities\":{}}";
static double seconds = 0.5;
static int round_number = 1;
static char **command;

static void say(const char *measure, double value) {
  printf("%s|%d|%s,%.6g\n", name, round_number, measure, value);
  fflush(stdout);
}

static pid_t server;
static const char *phase = "start";
static int patience_seconds = give_up_seconds;

static void fail(const char *why) {
  fprintf(stderr, "%s: %s while measuring %s\n", name, why, phase);
  say("failed", 1);
  if (server > 0) kill(server, SIGKILL);
  exit(1);
}

static void on_alarm(int signal) {
  (void)signal;
  if (server > 0) kill(server, SIGKILL);
  _exit(1);
}

// --- time

static double read_clock(clockid_t clock) {
  struct timespec t;
  if (clock_gettime(clock, &t)) return 0;
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double now(void) { return read_clock(CLOCK_MONOTONIC); }

static clockid_t server_clock;

// --- buffers

struct buffer {
  char *bytes;
  size_t head, end, capacity;
};

static struct buffer in, out;

static char *make_room(struct buffer *b, size_t count) {
  if (b->head == b->end) b->head = b->end = 0;
  if (b->capacity - b->end < count) {
    memmove(b->bytes, b->bytes + b->head, b->end - b->head);
    b->end -= b->head;
    b->head = 0;
  }
  while (b->capacity - b->end < count) {
    b->capacity = b->capacity ? 2 * b->capacity : 1 << 20;
    b->bytes = realloc(b->bytes, b->capacity);
    if (!b->bytes) fail("no memory");
  }
  return b->bytes + b->end;
}

static void put(const char *bytes, size_t count) {
  memcpy(make_room(&out, count), bytes, count);
  out.end += count;
}

static void put_frame(const char *body, size_t count) {
  char header[48];
  put(header, (size_t)snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", count));
  put(body, count);
}

static char request_tail[8192];
static size_t request_tail_count;

static void put_request(long id) {
  char frame[96], text[24];
  size_t digits = (size_t)snprintf(text, sizeof text, "%ld", id);
  static const char head[] = "{\"jsonrpc\":\"2.0\",\"id\":";
  size_t body = sizeof head - 1 + digits + request_tail_count;
  put(frame, (size_t)snprintf(frame, sizeof frame, "Content-Length: %zu\r\n\r\n%s%s", body, head, text));
  put(request_tail, request_tail_count);
}

// --- pipes

static int to_server = -1, from_server = -1;

static void set_blocking(int descriptor, bool blocking) {
  int flags = fcntl(descriptor, F_GETFL);
  fcntl(descriptor, F_SETFL, blocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}

// Writes what the pipe takes; true when nothing is left.
static bool flush(void) {
  while (out.head < out.end) {
    ssize_t count = write(to_server, out.bytes + out.head, out.end - out.head);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return false;
    if (count < 0) fail("the server reads no more");
    out.head += (size_t)count;
  }
  return true;
}

static void read_some(void) {
  ssize_t count = read(from_server, make_room(&in, 1 << 18), 1 << 18);
  if (count == 0) fail("the server closed its output");
  if (count > 0) in.end += (size_t)count;
}

static void wait_for_server(void) {
  struct pollfd both[2] = {{from_server, POLLIN, 0}, {to_server, POLLOUT, 0}};
  int watched = flush() ? 1 : 2;
  if (poll(both, (nfds_t)watched, patience_seconds * 1000) == 0) fail("no answer");
  if (both[0].revents) read_some();
}

static bool next_frame(char **body, size_t *count) {
  char *start = in.bytes + in.head, *end = in.bytes + in.end;
  if (start == end) return false;
  char *blank = memmem(start, (size_t)(end - start), "\r\n\r\n", 4);
  if (!blank) return false;
  static const char word[] = "Content-Length:";
  char *length = memmem(start, (size_t)(blank - start), word, sizeof word - 1);
  if (!length) fail("a frame without length");
  *body = blank + 4;
  *count = strtoul(length + sizeof word - 1, NULL, 10);
  if ((size_t)(end - *body) < *count) return false;
  in.head = (size_t)(*body + *count - in.bytes);
  return true;
}

// --- answers

static unsigned char *seen;
static long first_id, sent, answered, stray, errors;

static void answer_server(const char *body, size_t count, const char *id) {
  const char *end = id;
  bool quoted = *id == '"';
  if (quoted) for (end++; end < body + count && *end != '"'; end++) {}
  while (end < body + count && *end != ',' && *end != '}') end++;
  char text[256];
  int length = snprintf(text, sizeof text, "{\"jsonrpc\":\"2.0\",\"id\":%.*s,\"result\":null}",
                        (int)(end - id), id);
  put_frame(text, (size_t)length);
}

// The first "id" of a message is its own here: no peer puts another one before it.
static void take(const char *body, size_t count) {
  const char *id = memmem(body, count, "\"id\":", 5);
  if (memmem(body, count < 200 ? count : 200, "\"method\":", 9)) {
    if (id) answer_server(body, count, id + 5);
    return;
  }
  long number = id ? strtol(id + 5, NULL, 10) : -1;
  long index = number - first_id;
  if (index < 0 || index >= sent || seen[index]) {
    stray++;
    return;
  }
  seen[index] = 1;
  answered++;
  // Behind the id in most servers, before it in some.
  size_t near = count < 96 ? count : 96;
  if (memmem(body, near, "\"error\":", 8)) errors++;
}

static void take_all(void) {
  char *body;
  size_t count;
  while (next_frame(&body, &count)) take(body, count);
}

static void begin(void) {
  first_id += sent;
  sent = answered = stray = errors = 0;
  memset(seen, 0, most_requests);
}

static void check_integrity(void) {
  if (answered != sent) say("lost", (double)(sent - answered));
  if (stray) say("stray", (double)stray);
  if (errors) say("errors", (double)errors / (double)sent);
}

// --- the server's life

static void start_server(void) {
  int input[2], output[2];
  if (pipe2(input, O_CLOEXEC) || pipe2(output, O_CLOEXEC)) fail("no pipe");
  server = vfork();
  if (server == 0) {
    dup2(input[0], 0);
    dup2(output[1], 1);
    int null = open("/dev/null", O_WRONLY);
    dup2(null, 2);
    execvp(command[0], command);
    _exit(127);
  }
  if (server < 0) fail("cannot start");
  close(input[0]);
  close(output[1]);
  to_server = input[1];
  from_server = output[0];
  set_blocking(to_server, false);
  set_blocking(from_server, false);
  in.head = in.end = out.head = out.end = 0;
  clock_getcpuclockid(server, &server_clock);
}

static void call_once(const char *called, const char *arguments) {
  char body[8192];
  begin();
  sent = 1;
  int count = snprintf(body, sizeof body, "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"method\":\"%s\"%s%s}", first_id,
                       called, arguments ? ",\"params\":" : "", arguments ? arguments : "");
  put_frame(body, (size_t)count);
  while (answered < 1) {
    wait_for_server();
    take_all();
  }
}

static void notify(const char *body) { put_frame(body, strlen(body)); }

static double status_kilobytes(const char *key) {
  char path[64], line[256];
  double value = 0;
  snprintf(path, sizeof path, "/proc/%d/status", server);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) value = strtod(line + strlen(key), NULL);
  if (file) fclose(file);
  return value;
}

static double handshake(void) {
  double began = now();
  start_server();
  call_once("initialize", init_params);
  double took = now() - began;
  notify("{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");
  return took;
}

// Seconds from `exit` to the end of the process; its code, or the negative signal.
static double stop_server(int *code) {
  phase = "shutdown";
  patience_seconds = shutdown_seconds;
  call_once("shutdown", NULL);
  patience_seconds = give_up_seconds;
  double began = now();
  notify("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
  flush();
  int status;
  while (waitpid(server, &status, WNOHANG) != server) {
    if (now() - began > 5) {
      kill(server, SIGKILL);
      waitpid(server, &status, 0);
      break;
    }
    struct timespec pause = {0, 50000};
    nanosleep(&pause, NULL);
  }
  double took = now() - began;
  *code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  close(to_server);
  close(from_server);
  server = 0;
  return took;
}

// --- placement: where the scheduler puts two processes that wake one another moves a latency
// tenfold, so it is fixed.

static void bind_all(int client_cpu, int server_cpu) {
  if (sysconf(_SC_NPROCESSORS_ONLN) < 2) return;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET((size_t)client_cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
  CPU_ZERO(&set);
  CPU_SET((size_t)server_cpu, &set);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", server);
  DIR *threads = opendir(path);
  for (struct dirent *entry; threads && (entry = readdir(threads));)
    if (entry->d_name[0] != '.') sched_setaffinity(atoi(entry->d_name), sizeof set, &set);
  if (threads) closedir(threads);
}

// --- measures

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void ping_pong(double duration, bool report) {
  enum { most = 200000 };
  static double latency[most];
  phase = "ping-pong";
  begin();
  set_blocking(from_server, true);
  double end = now() + duration, cpu = read_clock(server_clock);
  while (sent < most) {
    double began = now();
    if (began >= end) break;
    put_request(first_id + sent++);
    while (!flush()) {}
    while (answered < sent) {
      read_some();
      take_all();
    }
    latency[sent - 1] = now() - began;
  }
  cpu = read_clock(server_clock) - cpu;
  set_blocking(from_server, false);
  check_integrity();
  if (!report) return;
  qsort(latency, (size_t)sent, sizeof *latency, compare);
  say("p50 us", latency[sent / 2] * 1e6);
  say("p99 us", latency[sent * 99 / 100] * 1e6);
  say("CPU s/100k, 1", cpu / (double)sent * 1e5);
}

static void pipelined(int window, double duration, bool report) {
  phase = "a window";
  begin();
  double began = now(), end = began + duration, cpu = read_clock(server_clock);
  bool more = true;
  while (more || answered < sent) {
    more = more && sent < most_requests && now() < end;
    if (more && sent - answered <= window - (window + 3) / 4)
      while (sent - answered < window && sent < most_requests) put_request(first_id + sent++);
    if (answered < sent) wait_for_server();
    take_all();
  }
  double took = now() - began;
  cpu = read_clock(server_clock) - cpu;
  check_integrity();
  if (!report) return;
  char measure[32];
  snprintf(measure, sizeof measure, "requests/s, %d", window);
  say(measure, (double)sent / took);
  snprintf(measure, sizeof measure, "CPU s/100k, %d", window);
  say(measure, cpu / (double)sent * 1e5);
}

static void measure_starts(void) {
  for (int i = 0; i < 3; i++) {
    phase = "start";
    int code;
    say("start ms", handshake() * 1e3);
    say("start CPU ms", read_clock(server_clock) * 1e3);
    say("start RSS MiB", status_kilobytes("VmHWM:") / 1024);
    say("exit ms", stop_server(&code) * 1e3);
    say("exit code", code);
  }
}

static void measure_load(void) {
  phase = "start";
  handshake();
  pipelined(64, seconds / 3, false);
  bind_all(1, 1);
  ping_pong(seconds, true);
  bind_all(0, 1);
  static const int windows[] = {16, 256, 4096};
  for (int i = 0; i < 3; i++) pipelined(windows[i], seconds, true);
  say("peak RSS MiB", status_kilobytes("VmHWM:") / 1024);
  int code;
  stop_server(&code);
}

int main(int count, char **arguments) {
  int i = 1;
  for (; i + 1 < count && strcmp(arguments[i], "--"); i += 2) {
    const char *key = arguments[i], *value = arguments[i + 1];
    if (!strcmp(key, "--name")) name = value;
    else if (!strcmp(key, "--round")) round_number = atoi(value);
    else if (!strcmp(key, "--init")) init_params = value;
    else if (!strcmp(key, "--method")) method = value;
    else if (!strcmp(key, "--params")) params = value;
    else if (!strcmp(key, "--seconds")) seconds = atof(value);
    else return fprintf(stderr, "load: unknown option %s\n", key), 2;
  }
  if (i + 1 >= count) return fprintf(stderr, "usage: load [options] -- COMMAND…\n"), 2;
  command = arguments + i + 1;
  request_tail_count = (size_t)snprintf(request_tail, sizeof request_tail,
                                        ",\"method\":\"%s\",\"params\":%s}", method, params);
  if (request_tail_count >= sizeof request_tail) return fprintf(stderr, "load: long params\n"), 2;
  signal(SIGPIPE, SIG_IGN);
  signal(SIGALRM, on_alarm);
  alarm(4 * give_up_seconds);
  seen = malloc(most_requests);
  first_id = 1000000;
  measure_starts();
  measure_load();
  return 0;
}
