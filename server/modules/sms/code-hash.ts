import { CODE_LENGTH } from '@/wire/code-length'
import type { KeyRing } from '../../secrets/key-ring'
import { drawDigits } from '../../system/draw-digits'

/** A new code, of digits. */
export const randomCode = (): string => drawDigits(CODE_LENGTH)

/** Keyed by the server's secret: six digits alone would be found by trying them all. */
export const hashCode = (secret: KeyRing, id: string, code: string): Buffer => secret.sign(`${id}:${code}`)

/** Whether a code is the one behind a hash, in constant time. */
export const isCode = (secret: KeyRing, id: string, code: string, hash: Buffer): boolean =>
  secret.isSignature(`${id}:${code}`, hash)
