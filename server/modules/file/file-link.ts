import { MINUTE_MS } from '@/domain/time/duration'
import { judgeSignature, signUntil } from '../../secrets/expiring-signature'
import type { KeyRing } from '../../secrets/key-ring'

/** Where files are served. */
export const FILES_PREFIX = '/files/'

/** How long a link to a private file is good. */
const LINK_LIFETIME_MS = 10 * MINUTE_MS

const subjectOf = (path: string): string => `file:${path}`

/** The lasting link to a public file. */
export const publicLink = (path: string): string => FILES_PREFIX + path

/** A link to a private file that ends after `LINK_LIFETIME_MS`. Anybody who has it can see the file until then. */
export const signedLink = (secret: KeyRing, path: string, now: Date): string => {
  const { expires, signature } = signUntil(secret, subjectOf(path), now.getTime() + LINK_LIFETIME_MS)
  return `${FILES_PREFIX}${path}?expires=${expires}&signature=${signature}`
}

/** Whether a link was signed here for this path and has not ended. */
export const isGoodLink = (
  secret: KeyRing,
  path: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
  now: Date,
): boolean => judgeSignature(secret, subjectOf(path), { expires, signature }, now) === 'good'
