import type { Pictures } from './types'

/** Held on to, or the browser may drop what it has decoded. */
const warm = new Map<string, HTMLImageElement>()

/** Pictures of the page: fetched and decoded. */
export const pictures: Pictures = {
  async warm(url) {
    if (warm.has(url)) return
    const image = new Image()
    image.src = url
    // One that fails is not waited for again: it shows its own box where it is drawn.
    await image.decode().catch(() => undefined)
    warm.set(url, image)
  },
  isWarm: (url) => warm.has(url),
}
