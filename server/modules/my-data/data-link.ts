import { MINUTE_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { judgeSignature, signUntil } from '../../secrets/expiring-signature'
import type { KeyRing } from '../../secrets/key-ring'

/** Where the archives are served. */
export const DATA_PREFIX = '/my-data/'
export const DATA_ENDING = '.zip'

/** What an archive of a day is called on the phone. */
export const dataFileName = (now: Date): string => `vela-${shanghaiDay(now.getTime())}${DATA_ENDING}`

/** Long enough to begin the download that was just asked for. */
const LINK_LIFETIME_MS = 5 * MINUTE_MS

const subjectOf = (userId: string): string => `my-data:${userId}`

/** A link to everything that is kept of a person; whoever has it can download that until it ends. */
export const dataLink = (secret: KeyRing, userId: string, now: Date): string => {
  const { expires, signature } = signUntil(secret, subjectOf(userId), now.getTime() + LINK_LIFETIME_MS)
  return `${DATA_PREFIX}${userId}${DATA_ENDING}?expires=${expires}&signature=${signature}`
}

/** What becomes of a link: one that was not made here for this person is told from one that has ended. */
export const judgeDataLink = (
  secret: KeyRing,
  userId: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
  now: Date,
): 'good' | 'ended' | 'unknown' => judgeSignature(secret, subjectOf(userId), { expires, signature }, now)
