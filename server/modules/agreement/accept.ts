import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { run } from '../../db/together'
import { currentVersions, newAcceptances, type Accepting, type AgreementVersion } from './agreement-statements'
import { judgeAgreements } from './judge-agreements'

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
  const ids = agreements.map(({ id }) => id)
  const current = await run(tx, currentVersions(ids))
  if (ids.some((id) => current.every((known) => known.id !== id))) throw new Refusal(ErrorCode.agreementNotFound)
  judgeAgreements(current, ids, agreements)
  await run(tx, newAcceptances(agreements, accepting))
}
