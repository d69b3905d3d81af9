import { loadSharp, open } from './load-sharp'
import { PictureFault } from './picture-fault'
import { atPictureTurn } from './picture-turn'

/** What phones of one, two and three pixels to the point show over a width of 375. */
const WIDTHS = [375, 750, 1_125] as const

/** Decoded whole, one after the other. */
const MAX_PIXELS = 8_192 * 6_144
const WEBP = { quality: 80, effort: 4 } as const
/** For phones that do not know WebP: those before iOS 14. */
const JPEG = { quality: 78, mozjpeg: true } as const

/** One picture of a width, by the name of its file. */
export interface DrawnWidth {
  name: string
  bytes: Buffer
}

const drawEach = async (source: Buffer): Promise<DrawnWidth[]> => {
  const sharp = await loadSharp()
  const drawn: DrawnWidth[] = []
  try {
    for (const width of WIDTHS) {
      const resized = open(sharp, source, MAX_PIXELS).autoOrient().resize({ width, withoutEnlargement: true })
      drawn.push({ name: `${width}.webp`, bytes: await resized.clone().webp(WEBP).toBuffer() })
      drawn.push({
        name: `${width}.jpg`,
        bytes: await resized.clone().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(),
      })
    }
  } catch (cause) {
    throw new PictureFault('unreadable', { cause })
  }
  return drawn
}

/**
 * Draws a picture in each width, upright, as WebP and as JPEG, without anything that came along with its pixels. A smaller
 * one is not made larger.
 *
 * @throws PictureFault unreadable.
 */
export const drawWidths = (source: Buffer): Promise<DrawnWidth[]> => atPictureTurn(() => drawEach(source))
