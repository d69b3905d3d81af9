import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const CODE_DIGITS = 6

/** A new code: six digits. */
export const randomCode = (): string =>
  randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')

/** Keyed by the server's secret: six digits alone would be found by trying them all. */
export const hashCode = (secret: string, id: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${id}:${code}`).digest()

/** Whether a code is the one behind a hash, in constant time. */
export const isCode = (secret: string, id: string, code: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(secret, id, code), hash)
