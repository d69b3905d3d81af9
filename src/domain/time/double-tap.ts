/** A second tap this soon is the same intention. */
export const DOUBLE_TAP_MS = 400

/** Whether two taps are one intention; a clock that was set back in between makes them two. */
export const isDoubleTap = (firstMs: number, secondMs: number): boolean => Math.abs(secondMs - firstMs) < DOUBLE_TAP_MS
