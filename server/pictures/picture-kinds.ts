import type { FormatEnum, JpegOptions, PngOptions, WebpOptions } from 'sharp'

/** How pictures of one media type are read and written again. */
export interface PictureKind {
  format: Extract<keyof FormatEnum, 'jpeg' | 'png' | 'webp'>
  /** The largest that is decoded at all, in pixels. */
  maxPixels: number
  /** The largest that is kept, in pixels; a larger one is drawn smaller. */
  maxKeptPixels: number
  options: JpegOptions | PngOptions | WebpOptions
}

/** What a phone's camera takes: 50 megapixels. Decoded line by line, so that its size costs next to no memory. */
const CAMERA_PIXELS = 8_192 * 6_144
/** Held whole in memory while it is decoded. */
const WHOLE_PIXELS = 4_096 * 4_096
/** WebP packs a picture as a whole: with more than this, forty that come at once would take too much memory. */
const PACKED_WHOLE_PIXELS = 6_000_000

/** The longest side that is decoded, in pixels: a strip of 16 million by one took half a minute, this long none a second. */
export const MAX_SENT_SIDE = 65_535

/** The pictures that are taken, by media type. */
export const PICTURE_KINDS: Readonly<Record<string, PictureKind>> = {
  // Optimal Huffman tables would hold the whole picture in memory for 4 % fewer bytes.
  'image/jpeg': {
    format: 'jpeg',
    maxPixels: CAMERA_PIXELS,
    maxKeptPixels: WHOLE_PIXELS,
    options: { quality: 85, optimiseCoding: false },
  },
  'image/png': {
    format: 'png',
    maxPixels: WHOLE_PIXELS,
    maxKeptPixels: WHOLE_PIXELS,
    options: { compressionLevel: 6 },
  },
  'image/webp': {
    format: 'webp',
    maxPixels: WHOLE_PIXELS,
    maxKeptPixels: PACKED_WHOLE_PIXELS,
    options: { quality: 85, effort: 2 },
  },
}

/** The largest picture of a kind: one that comes in passes (progressive, interlaced) is held whole, whatever its kind. */
export const pixelLimitOf = (kind: PictureKind, inPasses: boolean): number =>
  inPasses ? Math.min(kind.maxPixels, WHOLE_PIXELS) : kind.maxPixels
