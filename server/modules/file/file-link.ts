import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'

/** Where files are served. */
export const FILES_PREFIX = '/files/'

/** How long a link to a private file is good. */
const LINK_LIFETIME_MS = 10 * MINUTE_MS

const signatureOf = (secret: string, path: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${path}:${expires}`).digest()

/** The lasting link to a public file. */
export const publicLink = (path: string): string => FILES_PREFIX + path

/** A link to a private file that ends after `LINK_LIFETIME_MS`. Anybody who has it can see the file until then. */
export const signedLink = (secret: string, path: string, now: Date): string => {
  const expires = Math.floor((now.getTime() + LINK_LIFETIME_MS) / SECOND_MS)
  const signature = signatureOf(secret, path, expires).toString('base64url')
  return `${FILES_PREFIX}${path}?expires=${expires}&signature=${signature}`
}

/** Whether a link was signed here for this path and has not ended. */
export const isGoodLink = (
  secret: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): boolean => {
  const { expires, signature } = query
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  const expected = signatureOf(secret, path, Number(expires))
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return now.getTime() < Number(expires) * SECOND_MS
}
