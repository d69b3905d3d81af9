/** The most physical pixels for each px of the page, from the best down. */
const PIXEL_RATIOS = [2, 1.5, 1, 0.75] as const

/** Frames further apart than this are seen as jerks. */
const SLOW_FRAME_MS = 34
/** Frames in a row that are judged together, so that one hiccup changes nothing. */
const JUDGED_FRAMES = 12
/** A longer pause was no slow frame: nothing moved, or the page was away. */
const PAUSE_MS = 400

/** Watches how far apart frames come. */
export interface Quality {
  /** Takes one frame of a movement; true when the picture must get smaller. */
  judge(elapsedMs: number): boolean
  maxPixelRatio(): number
}

/** Starts at the best and only goes down: going up again would flicker. */
export const createQuality = (): Quality => {
  let level = 0
  let slowFrames = 0
  let frames = 0
  return {
    maxPixelRatio: () => PIXEL_RATIOS[level] ?? 1,
    judge(elapsedMs) {
      if (elapsedMs > PAUSE_MS) return false
      frames += 1
      if (elapsedMs > SLOW_FRAME_MS) slowFrames += 1
      if (frames < JUDGED_FRAMES) return false
      const isSlow = slowFrames > JUDGED_FRAMES / 2
      frames = 0
      slowFrames = 0
      if (!isSlow || level === PIXEL_RATIOS.length - 1) return false
      level += 1
      return true
    },
  }
}
