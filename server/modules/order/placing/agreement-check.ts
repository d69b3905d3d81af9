import type { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { agreementIds, ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import type { Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'

/** An agreement that the shopper ticked, in the version that was shown. */
export interface TickedAgreement {
  id: number
  version: number
}

/** The newest versions of what an order is placed under. */
export const currentAgreements = (orderType: OrderType): Statement<TickedAgreement> => ({
  sql: 'SELECT id, max(version) AS version FROM agreement WHERE id = ANY($1::smallint[]) GROUP BY id',
  params: [agreementIds(ORDER_AGREEMENTS[orderType])],
})

/**
 * Checks that the agreements of an order's type were ticked in their current version.
 *
 * @throws Refusal agreementsNotAccepted when one was not ticked, agreementOutdated when it has a newer version.
 */
export const judgeAgreements = (
  current: readonly TickedAgreement[],
  orderType: OrderType,
  ticked: readonly TickedAgreement[],
): void => {
  const versionOf = new Map(ticked.map((agreement) => [agreement.id, agreement.version]))
  if (agreementIds(ORDER_AGREEMENTS[orderType]).some((id) => !versionOf.has(id)))
    throw new Refusal(ErrorCode.agreementsNotAccepted)
  if (current.some(({ id, version }) => versionOf.get(id) !== version)) throw new Refusal(ErrorCode.agreementOutdated)
}
