import { readFile } from 'node:fs/promises'
import type Sharp from 'sharp'
import { NoRoom } from '../system/no-room'
import { loadSharp, open } from './load-sharp'
import { PictureFault } from './picture-fault'
import { MAX_SENT_SIDE, PICTURE_KINDS, pixelLimitOf, type PictureKind } from './picture-kinds'
import { atPictureTurn } from './picture-turn'
import { withoutTexts } from './without-texts'

/** What was drawn: the bytes of the new file, and how large its picture is. */
export interface DrawnPicture {
  byteSize: number
  width: number
  height: number
}

/** Longest side of a picture that is kept, in pixels. */
const MAX_SIDE = 4_096
/** Many times what the largest camera's picture takes: the others wait for their turn. */
const MOST_SECONDS = 20
/** The library's words for a disk that is full while it writes, and for a picture that it gave up. */
const WRITE_FAILED = /no space left|write failed|write error/i
const GIVEN_UP = /^timeout/i

/** The longest side to keep, so that a picture has at most `maxKeptPixels`. */
const sideToKeep = (width: number, height: number, { maxKeptPixels }: PictureKind): number => {
  const shrink = Math.min(1, Math.sqrt(maxKeptPixels / (width * height)))
  return Math.max(1, Math.min(MAX_SIDE, Math.floor(Math.max(width, height) * shrink)))
}

/**
 * How much of a picture is decoded, and its longest side afterwards.
 *
 * @throws PictureFault too-large by what its head says, before a pixel of it is decoded.
 */
const checkSize = async (
  sharp: typeof Sharp,
  source: string | Buffer,
  kind: PictureKind,
): Promise<{ maxPixels: number; side: number }> => {
  const { width, height, isProgressive } = await open(sharp, source, 0)
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureFault('unreadable', { cause })
    })
  const maxPixels = pixelLimitOf(kind, isProgressive ?? false)
  if (width * height > maxPixels || Math.max(width, height) > MAX_SENT_SIDE) throw new PictureFault('too-large')
  return { maxPixels, side: sideToKeep(width, height, kind) }
}

/** A PNG, which is small enough, comes without its texts; any other is read from its file. */
const sourceOf = async (file: string, { format }: PictureKind): Promise<string | Buffer> =>
  format === 'png' ? withoutTexts(await readFile(file)) : file

const encode = async (file: string, target: string, kind: PictureKind): Promise<DrawnPicture> => {
  const sharp = await loadSharp()
  const source = await sourceOf(file, kind)
  const { maxPixels, side } = await checkSize(sharp, source, kind)
  try {
    const { size, width, height } = await open(sharp, source, maxPixels)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind.format, kind.options)
      .timeout({ seconds: MOST_SECONDS })
      .toFile(target)
    return { byteSize: size, width, height }
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : ''
    if (WRITE_FAILED.test(words)) throw new NoRoom(cause)
    if (GIVEN_UP.test(words)) throw new PictureFault('too-large', { cause })
    throw new PictureFault('unreadable', { cause })
  }
}

/**
 * Draws a picture anew from one file into another: upright, at most `MAX_SIDE` a side and as many pixels as its kind
 * keeps, in its own format, without anything that came along with its pixels (place, camera, hidden files).
 *
 * @throws PictureFault when it cannot be decoded, or is too large to be, or to be drawn in time; NoRoom when the disk is full.
 */
export const reEncode = (source: string, target: string, mimeType: string): Promise<DrawnPicture> => {
  const kind = PICTURE_KINDS[mimeType]
  if (kind === undefined) throw new RangeError(`There is no picture of type ${mimeType}.`)
  return atPictureTurn(() => encode(source, target, kind))
}
