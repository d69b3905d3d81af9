import type { CodePicture } from './scene-code-gateway'

/** What a file of each kind begins with, in hex. */
const BEGINNINGS: Readonly<Record<CodePicture['mimeType'], string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
}
const TYPES = Object.keys(BEGINNINGS) as CodePicture['mimeType'][] // the keys of the table above

/** Bytes as the picture that they begin like; null for what is none. */
export const codePictureOf = (bytes: Buffer): CodePicture | null => {
  const hex = bytes.subarray(0, 8).toString('hex')
  const mimeType = TYPES.find((type) => hex.startsWith(BEGINNINGS[type]))
  return mimeType === undefined ? null : { bytes, mimeType }
}
