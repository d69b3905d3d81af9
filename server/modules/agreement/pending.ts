import type { AgreementSummary } from '@/wire/schemas/agreement'
import { AgreementScene } from '@/wire/enums/agreement'
import { ACCOUNT_AGREEMENTS, agreementIds } from '@/domain/needed-agreements'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { newAcceptancesOfCurrent, unaccepted } from './agreement-statements'

/** What everyone with an account must have accepted; the others are accepted where they matter. */
const REQUIRED_OF_EVERYONE = agreementIds(ACCOUNT_AGREEMENTS)

/** The agreements that a user must accept before going on. */
export const agreementsToAccept = (userId: string): Statement<AgreementSummary> =>
  unaccepted(REQUIRED_OF_EVERYONE, userId)

/** Reads them by themselves. */
export const pendingAgreements = (database: Queryable, userId: string): Promise<AgreementSummary[]> =>
  run(database, agreementsToAccept(userId))

/** Whether a user must accept agreements: the `agreementsUpdated` of login replies. */
export const hasPendingAgreements = async (tx: Queryable, userId: string): Promise<boolean> =>
  (await pendingAgreements(tx, userId)).length > 0

/** Accepts them for a user who has just ticked them to log in; one statement, for every login sends it. */
export const acceptRequired = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const accepting = { userId, scene: AgreementScene.accountRegister, now }
  await run(tx, newAcceptancesOfCurrent(REQUIRED_OF_EVERYONE, accepting))
}
