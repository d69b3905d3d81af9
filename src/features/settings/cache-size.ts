const UNIT_BYTES = 1_024
const UNITS = ['KB', 'MB'] as const

/** Writes a size for people: 0 -> null, 1536 -> "1.5 KB"; the smallest is "0.1 KB". */
export const cacheSizeText = (bytes: number): string | null => {
  if (bytes === 0) return null
  const kilobytes = bytes / UNIT_BYTES
  const isLarge = kilobytes >= UNIT_BYTES
  const size = isLarge ? kilobytes / UNIT_BYTES : Math.max(kilobytes, 0.1)
  return `${size.toFixed(1)} ${UNITS[isLarge ? 1 : 0]}`
}
