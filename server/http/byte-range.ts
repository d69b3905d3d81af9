import parseRange from 'range-parser'

/** A part of a file: its first and last byte, both of it. */
export interface ByteRange {
  start: number
  end: number
}

const UNSATISFIABLE = -1

/**
 * The part that a Range header asks for, as players of videos do; the whole file without one, and where several parts or
 * no bytes are asked for; 'outside' for a part that the file does not have.
 */
export const rangeOf = (header: string | undefined, byteSize: number): ByteRange | 'whole' | 'outside' => {
  if (header === undefined) return 'whole'
  const ranges = parseRange(byteSize, header)
  if (ranges === UNSATISFIABLE) return 'outside'
  if (!Array.isArray(ranges) || ranges.type !== 'bytes') return 'whole'
  const [first, ...others] = ranges
  return first === undefined || others.length > 0 ? 'whole' : { start: first.start, end: first.end }
}
