import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { KeyRing } from '../../secrets/key-ring'

/** Where files are served. */
export const FILES_PREFIX = '/files/'

/** How long a link to a private file is good. */
const LINK_LIFETIME_MS = 10 * MINUTE_MS

const signedText = (path: string, expires: number): string => `file:${path}:${expires}`

/** The lasting link to a public file. */
export const publicLink = (path: string): string => FILES_PREFIX + path

/** A link to a private file that ends after `LINK_LIFETIME_MS`. Anybody who has it can see the file until then. */
export const signedLink = (secret: KeyRing, path: string, now: Date): string => {
  const expires = Math.floor((now.getTime() + LINK_LIFETIME_MS) / SECOND_MS)
  const signature = secret.sign(signedText(path, expires)).toString('base64url')
  return `${FILES_PREFIX}${path}?expires=${expires}&signature=${signature}`
}

/** Whether a link was signed here for this path and has not ended. */
export const isGoodLink = (
  secret: KeyRing,
  path: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): boolean => {
  const { expires, signature } = query
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  if (!secret.isSignature(signedText(path, Number(expires)), Buffer.from(signature, 'base64url'))) return false
  return now.getTime() < Number(expires) * SECOND_MS
}
