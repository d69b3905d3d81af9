import type { AccountDeletion, DeletionCooling, DeletionObstacle } from '@/wire/schemas/account'
import { DeletionObstacleKind } from '@/wire/enums/deletion'
import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { countSaved } from '../configuration/saved-statements'
import { countCoupons } from '../coupon/coupon-statements'
import { runningLoansOf } from '../loan/running-loans'
import { readLevelName } from '../membership/read-member'
import { openOrdersOf } from '../order-record/row/open-orders'
import { settledAccount } from '../points/settle-account'
import { refundsUnderWayOf } from '../refund/refunds-under-way'
import { deletionTime } from './deletion-statements'

/** How long an owner may change their mind. */
export const THINK_AGAIN_MS = 7 * DAY_MS

/** What has to be settled before an account is deleted: an order whose money is on its way back is named by that. */
export const deletionObstacles = async (db: Queryable, userId: string, now: Date): Promise<DeletionObstacle[]> => {
  const orders = await openOrdersOf(db, userId)
  const refunds = await refundsUnderWayOf(db, userId)
  const loans = await runningLoansOf(db, userId, now)
  const paidBack = new Set(refunds.map(({ orderId }) => orderId))
  return [
    ...orders
      .filter(({ id }) => !paidBack.has(id))
      .map(({ id, orderNo }) => ({ kind: DeletionObstacleKind.order, orderId: id, orderNo, amountFen: null })),
    ...refunds.map((refund) => ({ kind: DeletionObstacleKind.refund, ...refund })),
    ...loans.map((loan) => ({ kind: DeletionObstacleKind.loan, ...loan })),
  ]
}

const coolingBefore = (deleteAtMs: number): DeletionCooling => ({
  askedTime: formatShanghai(deleteAtMs - THINK_AGAIN_MS),
  deleteTime: formatShanghai(deleteAtMs),
})

/** Where the deletion of an account stands, and what it would mean. */
export const readDeletion = async (tx: Queryable, userId: string, now: Date): Promise<AccountDeletion> => {
  const deleteAt = await deletionTime(tx, userId)
  return {
    obstacles: await deletionObstacles(tx, userId, now),
    losses: {
      points: Math.max((await settledAccount(tx, userId, now)).points, 0),
      levelName: await readLevelName(tx, userId, now),
      coupons: (await countCoupons(tx, userId, now)).unused,
      configurations: await countSaved(tx, userId),
    },
    cooling: deleteAt && coolingBefore(deleteAt.getTime()),
  }
}
