/** Width and height of a WebP file, from its first chunk (RFC 9649). */
export const webpSize = (bytes: Buffer): [number, number] => {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (chunk === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  throw new Error(`No size known for a ${chunk} chunk`)
}
