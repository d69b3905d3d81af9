import { bigEndian32, zlibStored } from './zlib-stored'

/** The modules of a code, row by row, all of one length; true is dark. */
export type ModuleRows = readonly (readonly boolean[])[]

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** One bit a pixel, shades of grey, and the only packing, filter set and order there are. */
const BLACK_AND_WHITE = [1, 0, 0, 0, 0]
const UNFILTERED = 0
const BITS_A_BYTE = 8
const CRC_POLYNOMIAL = 0xedb88320

const crc32 = (bytes: readonly number[]): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < BITS_A_BYTE; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0)
  }
  return ~crc >>> 0
}

const chunk = (name: string, data: readonly number[]): number[] => {
  const named = [...name].map((letter) => letter.charCodeAt(0)).concat(data)
  return bigEndian32(data.length).concat(named, bigEndian32(crc32(named)))
}

/** The pixels of a code line by line, a bit each, 1 for light; every line begins with its filter. */
const pixelRows = (rows: ModuleRows, width: number, height: number, scale: number): Uint8Array => {
  const lineBytes = 1 + Math.ceil(width / BITS_A_BYTE)
  const bytes = new Uint8Array(height * lineBytes).fill(UNFILTERED)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) continue
      const index = y * lineBytes + 1 + Math.floor(x / BITS_A_BYTE)
      bytes[index] = (bytes[index] ?? 0) | (0x80 >> (x % BITS_A_BYTE))
    }
  }
  return bytes
}

/**
 * A code as a PNG file.
 *
 * @param scale - pixels a module, a whole number: 1 for a picture that is magnified on screen, 12 for one to keep.
 */
export const pngOf = (rows: ModuleRows, scale: number): Uint8Array => {
  const width = (rows[0]?.length ?? 0) * scale
  const height = rows.length * scale
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...bigEndian32(width), ...bigEndian32(height), ...BLACK_AND_WHITE]),
    ...chunk('IDAT', zlibStored(pixelRows(rows, width, height, scale))),
    ...chunk('IEND', []),
  ])
}
