/** Bytes that one stored block may hold. */
const MAX_BLOCK = 0xffff
const ADLER_PRIME = 65_521
/** Window of 32 KB, fastest: what a reader expects to see first. */
const HEADER = [0x78, 0x01]

const adler32 = (bytes: Uint8Array): number => {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % ADLER_PRIME
    high = (high + low) % ADLER_PRIME
  }
  return high * 0x10000 + low
}

const littleEndian16 = (value: number): number[] => [value & 0xff, value >> 8]

/** A number as four bytes, the highest first. */
export const bigEndian32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
]

/** Wraps bytes as a zlib stream without packing them: a code is too small for more to pay. */
export const zlibStored = (bytes: Uint8Array): number[] => {
  const stream = [...HEADER]
  for (let start = 0; start < bytes.length; start += MAX_BLOCK) {
    const block = bytes.subarray(start, start + MAX_BLOCK)
    const isLast = start + MAX_BLOCK >= bytes.length
    stream.push(isLast ? 1 : 0, ...littleEndian16(block.length), ...littleEndian16(MAX_BLOCK - block.length))
    for (const byte of block) stream.push(byte)
  }
  stream.push(...bigEndian32(adler32(bytes)))
  return stream
}
