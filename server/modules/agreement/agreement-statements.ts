import type { Agreement, AgreementSummary } from '@/wire/schemas/agreement'
import type { AgreementScene } from '@/wire/enums/agreement'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** An agreement in the version that a shopper saw. */
export interface AgreementVersion {
  id: number
  version: number
}

/** Of each agreement only the highest version counts. */
const CURRENT = `agreement WHERE version = (SELECT max(version) FROM agreement newer WHERE newer.id = agreement.id)`

const summaryColumns = (): string =>
  `id, ${said('agreement', 'title')} AS title, version, effective_date AS "effectiveDate",
    ${said('agreement', 'change_note')} AS "changeNote"`

const ACCEPTED_BY = (account: string): string => `EXISTS (
  SELECT FROM agreement_acceptance
  WHERE account_id = ${account} AND agreement_id = agreement.id AND agreement_acceptance.version = agreement.version
    AND withdrawn_at IS NULL)`

/** An agreement's current version; `accepted` is false for a visitor. */
export const findAgreement = (
  database: Queryable,
  id: number,
  accountId: string | null,
): Promise<Agreement | undefined> =>
  database.one<Agreement>(
    `SELECT ${summaryColumns()}, ${said('agreement', 'sections')} AS sections,
       ${ACCEPTED_BY('$2')} AS accepted FROM ${CURRENT} AND id = $1::integer`,
    [id, accountId],
  )

/** Those of some agreements whose current version an account has not accepted, by id. */
export const unaccepted = (ids: readonly number[], accountId: string): Statement<AgreementSummary> => ({
  sql: `SELECT ${summaryColumns()} FROM ${CURRENT} AND id = ANY ($1::integer[]) AND NOT ${ACCEPTED_BY('$2')} ORDER BY id`,
  params: [ids, accountId],
})

/** The current versions of some agreements; unknown ids are left out. */
export const currentVersions = (ids: readonly number[]): Statement<AgreementVersion> => ({
  sql: `SELECT id, version FROM ${CURRENT} AND id = ANY ($1::integer[])`,
  params: [ids],
})

/** Who accepts, at which place of the interface, and when. */
export interface Accepting {
  userId: string
  scene: AgreementScene
  now: Date
}

/**
 * Records that an account accepted versions that exist. Accepting one again in its scene changes nothing: the first time
 * counts, until it is taken back.
 */
export const newAcceptances = (
  agreements: readonly AgreementVersion[],
  { userId, scene, now }: Accepting,
): Statement => ({
  sql: `INSERT INTO agreement_acceptance (account_id, agreement_id, version, scene, accepted_at)
     SELECT $1, id, version, $4::smallint, $5::timestamptz FROM unnest($2::integer[], $3::integer[]) AS seen (id, version)
     ON CONFLICT DO NOTHING RETURNING agreement_id`,
  params: [userId, agreements.map(({ id }) => id), agreements.map(({ version }) => version), scene, now],
})

/** The same, of some agreements as they are now. */
export const newAcceptancesOfCurrent = (ids: readonly number[], { userId, scene, now }: Accepting): Statement => ({
  sql: `INSERT INTO agreement_acceptance (account_id, agreement_id, version, scene, accepted_at)
     SELECT $1, id, version, $3::smallint, $4::timestamptz FROM ${CURRENT} AND id = ANY ($2::integer[])
     ON CONFLICT DO NOTHING RETURNING agreement_id`,
  params: [userId, ids, scene, now],
})

/**
 * Records that an account took back what it had accepted in a scene, in every version: never before it was accepted, which
 * may have been while this waited.
 */
export const withdrawAcceptances = async (
  tx: Queryable,
  { accountId, id, scene, now }: { accountId: string; id: number; scene: AgreementScene; now: Date },
): Promise<void> => {
  await tx.query(
    `UPDATE agreement_acceptance SET withdrawn_at = greatest(accepted_at, $4)
     WHERE account_id = $1 AND agreement_id = $2 AND scene = $3 AND withdrawn_at IS NULL`,
    [accountId, id, scene, now],
  )
}
