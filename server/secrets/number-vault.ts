import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What stands for a number where it must not be read, and is still to be known again. */
export type Mark = (no: string) => string

/** Seals document and tax numbers so that the database alone does not tell them. */
export interface NumberVault {
  /** The beginning of every number that the newest secret has sealed; one with another beginning wants to be sealed anew. */
  sealsAs: string
  /** The number as it is kept; it opens for this order alone. */
  seal(no: string, orderId: string): string
  /** The number, or null when a secret sealed it that is not known, for another order, or it was changed since. */
  open(sealed: string, orderId: string): string | null
  /** Each makes the same of the same number, and without its secret nothing can be tried against that; newest first. */
  marks: readonly [Mark, ...Mark[]]
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** Keeps this key apart from everything else that is made of the server's secret. */
const KEY_PURPOSE = 'vela order numbers'
const MARK_PURPOSE = 'vela marks of order numbers'
const KEY_ID_LENGTH = 8

const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH)

interface VaultKey {
  id: string
  key: Buffer
}

const derived = (serverSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, KEY_BYTES))

const keyOf = (serverSecret: string): VaultKey => {
  const key = derived(serverSecret, KEY_PURPOSE)
  return { id: keyIdOf(key), key }
}

const markOf = (serverSecret: string): Mark => {
  const key = derived(serverSecret, MARK_PURPOSE)
  return (no) => createHmac('sha256', key).update(no).digest('base64url')
}

const openWith = (key: Buffer, bytes: Buffer, orderId: string): string | null => {
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(orderId)).setAuthTag(tag)
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: changed, or moved here from another order.
    return null
  }
}

/**
 * A vault whose keys are derived from the server's secrets, newest first: the newest seals, all of them open. A sealed
 * number reads `<key id>.<base64url of iv, tag and text>`.
 */
export const createNumberVault = ([newest, ...older]: readonly [string, ...string[]]): NumberVault => {
  const { id, key } = keyOf(newest)
  const keys = new Map([{ id, key }, ...older.map(keyOf)].map((one) => [one.id, one.key]))
  return {
    sealsAs: `${id}.`,
    seal: (no, orderId) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(orderId))
      const text = Buffer.concat([cipher.update(no, 'utf8'), cipher.final()])
      return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open: (sealed, orderId) => {
      const [sealedBy = '', packed = ''] = sealed.split('.')
      const known = keys.get(sealedBy)
      return known === undefined ? null : openWith(known, Buffer.from(packed, 'base64url'), orderId)
    },
    marks: [markOf(newest), ...older.map(markOf)],
  }
}
