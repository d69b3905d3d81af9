import { createHash, createHmac } from 'node:crypto'
import { MINUTE_MS } from '@/domain/time/duration'
import { isSameSecret } from '../../../system/is-same-secret'

/** Headers of a signed call, lower case as HTTP delivers them. */
export const SignatureHeader = {
  key: 'x-vela-key',
  timestamp: 'x-vela-timestamp',
  nonce: 'x-vela-nonce',
  digest: 'x-vela-digest',
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

/** All that is signed: who says when what about where. It comes before the body, so that nobody else's body is read. */
export interface CallHead extends Stamp {
  path: string
  digest: string
}

/** SHA-256, in hex, of every field of a call. */
export const digestOf = (call: object): string => {
  const fields = Object.entries(call).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

const signatureOf = (secret: string, { path, key, timestampMs, nonce, digest }: CallHead): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([path, key, timestampMs, nonce, digest]))
    .digest('hex')

/** The headers that sign a call: HMAC-SHA256 of its head. */
export const signCall = (secret: string, stamp: Stamp, path: string, call: object): Record<string, string> => {
  const head = { ...stamp, path, digest: digestOf(call) }
  return {
    [SignatureHeader.key]: stamp.key,
    [SignatureHeader.timestamp]: String(stamp.timestampMs),
    [SignatureHeader.nonce]: stamp.nonce,
    [SignatureHeader.digest]: head.digest,
    [SignatureHeader.signature]: signatureOf(secret, head),
  }
}

/** Whether a signature belongs to the head of a call and is fresh; compared in constant time. */
export const isSigned = (secret: string, head: CallHead, signature: string, now: Date): boolean => {
  if (!(Math.abs(now.getTime() - head.timestampMs) <= SIGNATURE_LIFETIME_MS)) return false
  return isSameSecret(signatureOf(secret, head), signature)
}
