/**
 * Follows which parts reach into the upper band of a box; the last of them is the one that is read.
 *
 * @param onRead - called with its place in the list, whenever that is told anew.
 */
export const createBand = (onRead: (index: number) => void) => {
  const inBand = new Set<number>()
  return (changes: readonly { index: number; isIn: boolean }[]): void => {
    for (const { index, isIn } of changes) {
      if (isIn) inBand.add(index)
      else inBand.delete(index)
    }
    if (inBand.size > 0) onRead(Math.max(...inBand))
  }
}

/** The share of the box, from its top, that a part must reach into. */
export const BAND_SHARE = 0.25
