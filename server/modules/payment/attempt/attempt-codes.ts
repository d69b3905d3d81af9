import { PayStatus } from '@/wire/enums/payment'
import { payMethods, type KnownPayMethod } from '@/domain/payment/pay-method'
import { codeList } from '../../../db/code-list'

const { created, pending } = PayStatus

/** The statuses in which an attempt may still be paid; partial indexes of `payment_attempt` name them. */
export const LIVE = codeList([created, pending])

const methodsTakenBy = (taker: KnownPayMethod['takenBy']): string =>
  codeList(payMethods.filter(({ takenBy }) => takenBy === taker).map(({ code }) => code))

/**
 * Ways in which a shopper announces money that nobody can call back; it stands beside the one live attempt. Partial
 * indexes of `payment_attempt` name them.
 */
export const ANNOUNCED = methodsTakenBy('bank')

/** Ways that a till takes: once it has an attempt in hand, only the till says how it ends. */
const AT_TILL = methodsTakenBy('till')

/** A transfer that is announced and not matched yet. */
export const ON_ITS_WAY = `method IN ${ANNOUNCED} AND status = ${pending}`

/** An attempt that a till is charging. */
export const IN_TILLS_HAND = `method IN ${AT_TILL} AND status = ${pending}`
