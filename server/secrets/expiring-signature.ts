import { SECOND_MS } from '@/domain/time/duration'
import type { KeyRing } from './key-ring'

/** A signature that ends, as it travels in a link or a token: the second of the epoch in which it does, and base64url. */
export interface ExpiringSignature {
  expires: string
  signature: string
}

const signedText = (subject: string, expires: string): string => `${subject}:${expires}`

/**
 * Signs that something holds until a moment.
 *
 * @param subject - what, with its kind in front: what was signed for one kind is good for no other.
 */
export const signUntil = (secret: KeyRing, subject: string, endsAtMs: number): ExpiringSignature => {
  const expires = String(Math.floor(endsAtMs / SECOND_MS))
  return { expires, signature: secret.sign(signedText(subject, expires)).toString('base64url') }
}

/** What becomes of a signature that came back, whatever it is: one that was not made here is told from one that has ended. */
export const judgeSignature = (
  secret: KeyRing,
  subject: string,
  { expires, signature }: Readonly<Record<keyof ExpiringSignature, unknown>>,
  now: Date,
): 'good' | 'ended' | 'unknown' => {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return 'unknown'
  if (!secret.isSignature(signedText(subject, expires), Buffer.from(signature, 'base64url'))) return 'unknown'
  return now.getTime() < Number(expires) * SECOND_MS ? 'good' : 'ended'
}
