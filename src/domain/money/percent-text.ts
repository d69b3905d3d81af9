const PERCENT = 100
const TENTHS = 10
const BASIS_POINTS_A_PERCENT = 100

/** A part of a price as people say it, to a tenth of a percent: 0.3 -> "30", 0.3333 -> "33.3". */
export const shareText = (ratio: number): string => String(Math.round(ratio * PERCENT * TENTHS) / TENTHS)

/** A rate in basis points as percent: 204 -> "2.04", 300 -> "3". */
export const rateText = (basisPoints: number): string => String(Math.round(basisPoints) / BASIS_POINTS_A_PERCENT)

/** A rate as a fraction, in percent: 0.0204 -> "2.04". */
export const annualRateText = (annualRate: number): string => rateText(annualRate * PERCENT * BASIS_POINTS_A_PERCENT)
