import { MINUTE_MS } from '@/domain/time/duration'
import { judgeSignature, signUntil } from '../../secrets/expiring-signature'
import type { KeyRing } from '../../secrets/key-ring'

/** Long enough to type the new number, and the code that is sent there. */
const PROOF_LIFETIME_MS = 15 * MINUTE_MS

/** Whose number was proved; a proof for the number of before is good for nothing. */
interface Proved {
  userId: string
  phone: string
}

const subjectOf = ({ userId, phone }: Proved): string => `phone:${userId}:${phone}`

/** Writes down that somebody had their account's number at hand; nothing is kept. */
export const writeProof = (secret: KeyRing, proved: Proved, now: Date): string => {
  const { expires, signature } = signUntil(secret, subjectOf(proved), now.getTime() + PROOF_LIFETIME_MS)
  return `${expires}.${signature}`
}

/** Whether a proof was written here for this, and has not ended. */
export const isGoodProof = (secret: KeyRing, proof: string, proved: Proved, now: Date): boolean => {
  const [expires, signature] = proof.split('.')
  return judgeSignature(secret, subjectOf(proved), { expires, signature }, now) === 'good'
}
