import type { OrderType } from '@/wire/enums/order'
import { agreementIds, ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import type { Statement } from '../../../db/together'
import { currentVersions, type AgreementVersion } from '../../agreement/agreement-statements'
import { judgeAgreements } from '../../agreement/judge-agreements'

const neededFor = (orderType: OrderType): number[] => agreementIds(ORDER_AGREEMENTS[orderType])

/** The newest versions of what an order is placed under. */
export const currentAgreements = (orderType: OrderType): Statement<AgreementVersion> =>
  currentVersions(neededFor(orderType))

/** Checks that they were ticked. @throws Refusal as `judgeAgreements`. */
export const judgeOrderAgreements = (
  current: readonly AgreementVersion[],
  orderType: OrderType,
  ticked: readonly AgreementVersion[],
): void => judgeAgreements(current, neededFor(orderType), ticked)
