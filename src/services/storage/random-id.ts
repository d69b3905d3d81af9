const ID_BYTES = 16
const BYTE_VALUES = 256
const HEX_DIGITS = 2
const HEX_BASE = 16

/** Old mini-program engines have no crypto; an id there is less random but still never repeats in practice. */
const randomBytes = (): Uint8Array => {
  const bytes = new Uint8Array(ID_BYTES)
  if (typeof crypto !== 'undefined') return crypto.getRandomValues(bytes)
  return bytes.map(() => Math.floor(Math.random() * BYTE_VALUES))
}

/** A new id of 32 hexadecimal digits. It names things; it protects nothing. */
export const randomId = (): string =>
  [...randomBytes()].map((byte) => byte.toString(HEX_BASE).padStart(HEX_DIGITS, '0')).join('')
