/** Sizes of type that the shopper may choose, as factors of the normal one; every screen is drawn for the largest. */
export const TEXT_SCALES = [1, 1.15, 1.3] as const

/** A size of type. */
export type TextScale = (typeof TEXT_SCALES)[number]

/** The offered size that comes closest to what the phone is set to. */
export const nearestTextScale = (factor: number): TextScale =>
  TEXT_SCALES.reduce((best, scale) => (Math.abs(scale - factor) < Math.abs(best - factor) ? scale : best))
