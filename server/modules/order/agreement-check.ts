import { AgreementId } from '@/contract/enums/agreement'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'

/** An agreement that the shopper ticked, in the version that was shown. */
export interface TickedAgreement {
  id: number
  version: number
}

/** What a small deposit is placed under. */
const REQUIRED = [AgreementId.purchaseIntentLetter, AgreementId.privacyPolicy] as const

/**
 * Checks that the purchase intent letter and the privacy policy were ticked in their current version.
 *
 * @throws Refusal agreementsNotAccepted when one was not ticked, agreementOutdated when it has a newer version.
 */
export const checkAgreements = async (db: Queryable, ticked: readonly TickedAgreement[]): Promise<void> => {
  const versionOf = new Map(ticked.map((agreement) => [agreement.id, agreement.version]))
  if (REQUIRED.some((id) => !versionOf.has(id))) throw new Refusal(ErrorCode.agreementsNotAccepted)
  const current = await db.query<TickedAgreement>(
    'SELECT id, max(version) AS version FROM agreement WHERE id = ANY($1::smallint[]) GROUP BY id',
    [REQUIRED],
  )
  if (current.some(({ id, version }) => versionOf.get(id) !== version)) throw new Refusal(ErrorCode.agreementOutdated)
}
