import type { LicenceImages } from '@/wire/schemas/account'
import { ErrorCode } from '@/wire/errors'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { acceptStatement } from '../agreement/accept-statement'
import { releaseFiles } from '../file/file-sweep'
import { takeOwnFiles } from '../file/take-own-files'
import { holdAccount } from '../session/hold-account'

interface LicenceRow {
  front: string | null
  back: string | null
}

const holdLicence = async (tx: Queryable, userId: string): Promise<LicenceRow> => {
  await holdAccount(tx, userId)
  const row = await tx.one<LicenceRow>(
    'SELECT license_front AS front, license_back AS back FROM account WHERE id = $1',
    [userId],
  )
  if (row === undefined) throw new Error('A held account vanished between two statements.')
  return row
}

/** The fields of a call that name the sides. */
const FIELDS = { front: 'driversPositiveImgurl', back: 'driversReverseImgurl' } as const

/**
 * Keeps the sides of a user's driving licence that were sent, and what was agreed to with them; a side that was not stays.
 * Pictures that they take the place of are removed for good, unless something else shows them.
 *
 * @throws Refusal fileNotFound, invalidField for what is no private picture and when both sides are one, agreementsNotAccepted,
 *   agreementOutdated, sessionExpired.
 */
export const putLicence = async (
  tx: Queryable,
  userId: string,
  { agreements, ...sent }: Partial<LicenceImages>,
  now: Date,
): Promise<void> => {
  const before = await holdLicence(tx, userId)
  const front = sent[FIELDS.front] ?? before.front
  const back = sent[FIELDS.back] ?? before.back
  if (front === back) {
    const field = sent[FIELDS.back] === undefined ? FIELDS.front : FIELDS.back
    throw new Refusal(ErrorCode.invalidField, { field })
  }
  // An app of before shows no statement, and sends none.
  if (agreements !== undefined) await acceptStatement(tx, { userId, agreements }, now)
  for (const field of Object.values(FIELDS)) {
    const path = sent[field]
    if (path !== undefined) await takeOwnFiles(tx, userId, { paths: [path], isPrivate: true, field }, now)
  }
  await tx.query('UPDATE account SET license_front = $2, license_back = $3 WHERE id = $1', [userId, front, back])
  const old = [before.front, before.back]
    .filter((path) => path !== null)
    .filter((path) => path !== front && path !== back)
  await releaseFiles(tx, userId, old, now)
}

/** Keeps both sides of a user's driving licence. @throws Refusal as `putLicence`. */
export const updateLicence = (database: Database, userId: string, licence: LicenceImages, now: Date): Promise<void> =>
  database.transaction((tx) => putLicence(tx, userId, licence, now))

/** Takes the licence off an account; its pictures are removed by the worker, unless something else shows them. */
export const forgetLicence = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const { front, back } = await holdLicence(tx, userId)
  await tx.query('UPDATE account SET license_front = NULL, license_back = NULL WHERE id = $1', [userId])
  await releaseFiles(
    tx,
    userId,
    [front, back].filter((path) => path !== null),
    now,
  )
}
