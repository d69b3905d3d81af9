import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { KeyRing } from '../../secrets/key-ring'

/** Long enough to type the new number, and the code that is sent there. */
export const PROOF_LIFETIME_MS = 15 * MINUTE_MS

/** Whose number was proved; a proof for the number of before is good for nothing. */
interface Proved {
  userId: string
  phone: string
}

const signedText = ({ userId, phone }: Proved, expires: number): string => `phone:${userId}:${phone}:${expires}`

/** Writes down that somebody had their account's number at hand; nothing is kept. */
export const writeProof = (secret: KeyRing, proved: Proved, now: Date): string => {
  const expires = Math.floor((now.getTime() + PROOF_LIFETIME_MS) / SECOND_MS)
  return `${expires}.${secret.sign(signedText(proved, expires)).toString('base64url')}`
}

/** Whether a proof was written here for this, and has not ended. */
export const isGoodProof = (secret: KeyRing, proof: string, proved: Proved, now: Date): boolean => {
  const [, expires, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(proof) ?? []
  if (expires === undefined || signature === undefined) return false
  if (!secret.isSignature(signedText(proved, Number(expires)), Buffer.from(signature, 'base64url'))) return false
  return now.getTime() < Number(expires) * SECOND_MS
}
