import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { run } from '../../db/together'
import { listCurrentVersions, newAcceptances, type Accepting, type AgreementVersion } from './agreement-statements'

/** Who accepts what, where and when. */
export interface Acceptance extends Accepting {
  agreements: readonly AgreementVersion[]
}

/**
 * Records that a user accepted agreements, all of them or none.
 *
 * @throws Refusal agreementNotFound for an unknown id, agreementOutdated when a version is not the current one.
 */
export const acceptAgreements = async (tx: Queryable, { agreements, ...accepting }: Acceptance): Promise<void> => {
  const current = await listCurrentVersions(
    tx,
    agreements.map(({ id }) => id),
  )
  const versionById = new Map(current.map(({ id, version }) => [id, version]))
  for (const { id, version } of agreements) {
    if (!versionById.has(id)) throw new Refusal(ErrorCode.agreementNotFound)
    if (versionById.get(id) !== version) throw new Refusal(ErrorCode.agreementOutdated)
  }
  await run(tx, newAcceptances(agreements, accepting))
}
