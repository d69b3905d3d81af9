import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { acceptAgreements } from './accept'
import type { AgreementVersion } from './agreement-statements'

/**
 * Records the consent that personal details are given under: to the statement about leads, and to nothing else that came.
 *
 * @returns the version that it was given to.
 * @throws Refusal agreementsNotAccepted without it, agreementOutdated for a version of before.
 */
export const acceptStatement = async (
  tx: Queryable,
  { userId, agreements }: { userId: string; agreements: readonly AgreementVersion[] },
  now: Date,
): Promise<number> => {
  const statement = agreements.find(({ id }) => id === AgreementId.leadActivityPrivacyStatement)
  if (statement === undefined) throw new Refusal(ErrorCode.agreementsNotAccepted)
  const scene = AgreementScene.customerInformation
  await acceptAgreements(tx, { userId, agreements: [statement], scene, now })
  return statement.version
}
