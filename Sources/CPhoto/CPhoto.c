#include "CPhoto.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  void *slot;
} symbol;

/// The first library of these names that has all the symbols stays open.
static bool load(
  const char *given, const char *const *names, size_t count, const symbol *symbols,
  size_t symbol_count) {
  const char *const *tried = given == NULL ? names : &given;
  const size_t tries = given == NULL ? count : 1;
  for (size_t i = 0; i < tries; i++) {
    void *handle = dlopen(tried[i], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) continue;
    size_t found = 0;
    for (; found < symbol_count; found++) {
      void *address = dlsym(handle, symbols[found].name);
      if (address == NULL) break;
      memcpy(symbols[found].slot, &address, sizeof address);
    }
    if (found == symbol_count) return true;
    dlclose(handle);
  }
  return false;
}

static cphoto_status allocate(cphoto_image *image, uint32_t width, uint32_t height) {
  image->pixels = malloc((size_t)width * height * 3);
  if (image->pixels == NULL) return CPHOTO_OUT_OF_MEMORY;
  image->width = width;
  image->height = height;
  return CPHOTO_DECODED;
}

void cphoto_free(cphoto_image *image) {
  free(image->pixels);
  image->pixels = NULL;
}

// MARK: JPEG

static const char *const jpeg_names[] = {
#if defined(__APPLE__)
  "libturbojpeg.0.dylib", "/opt/homebrew/opt/jpeg-turbo/lib/libturbojpeg.0.dylib",
  "/usr/local/opt/jpeg-turbo/lib/libturbojpeg.0.dylib",
#else
  "libturbojpeg.so.0", "libturbojpeg.so",
#endif
};

// The functions of turbojpeg.h 1.4, which later versions keep.
typedef void *tj_init_decompress(void);
typedef int tj_decompress_header(
  void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
typedef int tj_decompress(
  void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
typedef int tj_destroy(void *);
enum { TJ_RGB = 0 };

cphoto_status cphoto_jpeg(
  const char *name, const uint8_t *bytes, size_t count, uint64_t max_pixels, uint32_t enough,
  cphoto_image *image) {
  tj_init_decompress *init = NULL;
  tj_decompress_header *read_header = NULL;
  tj_decompress *decompress = NULL;
  tj_destroy *destroy = NULL;
  const symbol symbols[] = {
    {"tjInitDecompress", &init},
    {"tjDecompressHeader3", &read_header},
    {"tjDecompress2", &decompress},
    {"tjDestroy", &destroy},
  };
  *image = (cphoto_image){0};
  if (!load(
        name, jpeg_names, sizeof jpeg_names / sizeof jpeg_names[0], symbols,
        sizeof symbols / sizeof symbols[0])) {
    return CPHOTO_NO_LIBRARY;
  }
  void *decoder = init();
  if (decoder == NULL) return CPHOTO_OUT_OF_MEMORY;
  cphoto_status status = CPHOTO_DAMAGED;
  int width = 0, height = 0, subsampling = 0, space = 0;
  if (read_header(decoder, bytes, count, &width, &height, &subsampling, &space) == 0 && width > 0
      && height > 0) {
    uint32_t w = (uint32_t)width, h = (uint32_t)height;
    if ((uint64_t)w * h > max_pixels) {
      status = CPHOTO_TOO_LARGE;
    } else {
      uint32_t divisor = 1;
      while (divisor < 8 && w / (2 * divisor) >= enough && h / (2 * divisor) >= enough) {
        divisor *= 2;
      }
      w = (w + divisor - 1) / divisor;
      h = (h + divisor - 1) / divisor;
      status = allocate(image, w, h);
      // A warning is an end that is missing: half a sky is none.
      if (status == CPHOTO_DECODED
          && decompress(
               decoder, bytes, count, image->pixels, (int)w, (int)w * 3, (int)h, TJ_RGB, 0) != 0) {
        cphoto_free(image);
        status = CPHOTO_DAMAGED;
      }
    }
  }
  destroy(decoder);
  return status;
}

// MARK: PNG

static const char *const png_names[] = {
#if defined(__APPLE__)
  "libpng16.16.dylib", "/opt/homebrew/opt/libpng/lib/libpng16.16.dylib",
  "/usr/local/opt/libpng/lib/libpng16.16.dylib",
#else
  "libpng16.so.16", "libpng16.so",
#endif
};

// The simplified API of png.h 1.6.
typedef struct {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
} png_image;

typedef struct {
  uint8_t red, green, blue;
} png_background;

typedef int png_begin_read(png_image *, const void *, size_t);
typedef int png_finish_read(png_image *, const png_background *, void *, int32_t, void *);
typedef void png_image_release(png_image *);
enum { PNG_VERSION = 1, PNG_RGB = 2 };

cphoto_status cphoto_png(
  const char *name, const uint8_t *bytes, size_t count, uint64_t max_pixels,
  cphoto_image *image) {
  png_begin_read *begin = NULL;
  png_finish_read *finish = NULL;
  png_image_release *release = NULL;
  const symbol symbols[] = {
    {"png_image_begin_read_from_memory", &begin},
    {"png_image_finish_read", &finish},
    {"png_image_free", &release},
  };
  *image = (cphoto_image){0};
  if (!load(
        name, png_names, sizeof png_names / sizeof png_names[0], symbols,
        sizeof symbols / sizeof symbols[0])) {
    return CPHOTO_NO_LIBRARY;
  }
  png_image png = {.version = PNG_VERSION};
  if (begin(&png, bytes, count) == 0) {
    release(&png);
    return CPHOTO_DAMAGED;
  }
  if ((uint64_t)png.width * png.height > max_pixels) {
    release(&png);
    return CPHOTO_TOO_LARGE;
  }
  png.format = PNG_RGB;
  cphoto_status status = allocate(image, png.width, png.height);
  const png_background black = {0};
  if (status == CPHOTO_DECODED && finish(&png, &black, image->pixels, 0, NULL) == 0) {
    cphoto_free(image);
    status = CPHOTO_DAMAGED;
  }
  release(&png);
  return status;
}
