import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels for each module. */
const SCALE = 12
/** Light modules that the standard asks for around a code. */
const QUIET_MODULES = 4
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits a pixel, shades of grey, and the only packing, filter set and order there are. */
const GREY = [8, 0, 0, 0, 0]
const UNFILTERED = 0
const [DARK, LIGHT] = [0x00, 0xff]

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

/** A text as a code to scan, in a PNG file; it survives damage to 15 % of it. */
export const pngOfCode = (text: string): Buffer => {
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const size = data.length * SCALE
  const lines = data.flatMap((modules) => {
    const pixels = modules.flatMap((isDark) => Array<number>(SCALE).fill(isDark ? DARK : LIGHT))
    return Array<Buffer>(SCALE).fill(Buffer.from([UNFILTERED, ...pixels]))
  })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(size), uint32(size), Buffer.from(GREY)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
