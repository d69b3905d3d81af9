import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@/domain/time/duration'

/** Headers of a signed call, lower case as HTTP delivers them. */
export const SignatureHeader = {
  key: 'x-vela-key',
  timestamp: 'x-vela-timestamp',
  nonce: 'x-vela-nonce',
  signature: 'x-vela-signature',
} as const

/** How far the caller's clock may be from ours, either way. */
const SIGNATURE_LIFETIME_MS = 5 * MINUTE_MS

/** Whose key signed a call, when (epoch ms), and what makes it different from every other. */
export interface Stamp {
  key: string
  timestampMs: number
  nonce: string
}

/** HMAC-SHA256, in hex, of the path, the stamp and every field of the call. */
export const signCall = (secret: string, { key, timestampMs, nonce }: Stamp, path: string, call: object): string => {
  const fields = Object.entries(call).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([path, key, timestampMs, nonce, fields])
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** A call as it came in. */
export interface SignedCall {
  path: string
  stamp: Stamp
  call: object
  signature: string
}

/** Whether a signature belongs to a call and is fresh; compared in constant time. */
export const isSigned = (secret: string, { path, stamp, call, signature }: SignedCall, now: Date): boolean => {
  if (!(Math.abs(now.getTime() - stamp.timestampMs) <= SIGNATURE_LIFETIME_MS)) return false
  const wanted = Buffer.from(signCall(secret, stamp, path, call))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
