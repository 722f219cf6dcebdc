// libturbojpeg and libpng, opened with dlopen when a photo is read, so that the program starts
// without them. Nothing here keeps state; a library, once open, stays open.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Why `cphoto_jpeg` or `cphoto_png` gave no pixels.
typedef enum cphoto_status : int {
  CPHOTO_DECODED = 0,
  /// No library that decodes this format could be loaded.
  CPHOTO_NO_LIBRARY = 1,
  /// The library rejects the bytes: cut, damaged, or of another kind.
  CPHOTO_DAMAGED = 2,
  /// More pixels than allowed.
  CPHOTO_TOO_LARGE = 3,
  CPHOTO_OUT_OF_MEMORY = 4,
} cphoto_status;

/// Red, green and blue of each pixel, row by row; free with `cphoto_free`.
typedef struct cphoto_image {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} cphoto_image;

/// Decodes a JPEG with libturbojpeg, to a half, a quarter or an eighth as long as it stays wider
/// and higher than `enough` pixels. `name` replaces the library's usual file names unless NULL.
cphoto_status cphoto_jpeg(
  const char *name, const uint8_t *bytes, size_t count, uint64_t max_pixels, uint32_t enough,
  cphoto_image *image);

/// Decodes a PNG with libpng 1.6; transparent parts are black.
cphoto_status cphoto_png(
  const char *name, const uint8_t *bytes, size_t count, uint64_t max_pixels, cphoto_image *image);

void cphoto_free(cphoto_image *image);
