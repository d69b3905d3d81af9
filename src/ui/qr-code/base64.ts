const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BYTES_A_GROUP = 3

/** Bytes as base64 text; a mini-program has no btoa. */
export const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += BYTES_A_GROUP) {
    const [first = 0, second, third] = bytes.subarray(start, start + BYTES_A_GROUP)
    text += ALPHABET.charAt(first >> 2) + ALPHABET.charAt(((first & 3) << 4) | ((second ?? 0) >> 4))
    text += second === undefined ? '=' : ALPHABET.charAt(((second & 15) << 2) | ((third ?? 0) >> 6))
    text += third === undefined ? '=' : ALPHABET.charAt(third & 63)
  }
  return text
}
