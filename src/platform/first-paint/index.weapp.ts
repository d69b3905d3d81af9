import type { FirstPaint } from './types'

/** A mini-program has its code before its first frame: there is no picture to take away. */
export const firstPaint: FirstPaint = { end: () => undefined }
