import type { KeyRing } from '../../secrets/key-ring'
import { drawDigits } from '../../system/draw-digits'

const CODE_DIGITS = 6

/** A new code: six digits. */
export const randomCode = (): string => drawDigits(CODE_DIGITS)

/** Keyed by the server's secret: six digits alone would be found by trying them all. */
export const hashCode = (secret: KeyRing, id: string, code: string): Buffer => secret.sign(`${id}:${code}`)

/** Whether a code is the one behind a hash, in constant time. */
export const isCode = (secret: KeyRing, id: string, code: string, hash: Buffer): boolean =>
  secret.isSignature(`${id}:${code}`, hash)
