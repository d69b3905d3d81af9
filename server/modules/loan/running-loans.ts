import { parseShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { findReleasedOf } from './application-row'
import { payOffOf } from './pay-off'

/** A loan that the lender has paid out and is still owed. */
export interface RunningLoan {
  orderId: string
  orderNo: string
  /** What paying it off comes to. */
  amountFen: number
}

/** The loans of an account that are still owed: the last instalment lies ahead, or the day on which it is paid off. */
export const runningLoansOf = async (db: Queryable, userId: string, now: Date): Promise<RunningLoan[]> => {
  const released = await findReleasedOf(db, userId)
  return released.flatMap((application) => {
    const payOff = payOffOf(application, now)
    const isOwed = payOff !== null && parseShanghai(payOff.dueTime) > now.getTime()
    return isOwed ? [{ orderId: application.orderId, orderNo: application.orderNo, amountFen: payOff.amountFen }] : []
  })
}
