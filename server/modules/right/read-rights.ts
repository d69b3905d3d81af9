import { RightStatus } from '@/wire/enums/right'
import type { Right, RightDetail } from '@/wire/schemas/right'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { say } from '../../db/written-in-both'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { listRights, rightOf, type RightRow } from './right-row'
import { rightStateAt } from './right-state'
import { usesOf } from './use-statements'

const rightView = (row: RightRow, now: Date): Right => {
  const { status, openedAt, endsAt } = rightStateAt(row, now)
  return {
    id: row.id,
    rightName: row.name,
    kind: row.kind,
    note: row.note,
    status,
    opensWith: row.opensWith,
    startTime: timeText(openedAt),
    endTime: endsAt === null ? null : formatShanghai(endsAt.getTime() - SECOND_MS),
    endsWithLock: row.endsWithLock,
    quantity: row.quantity,
    used: row.used,
    unit: row.unit,
    orderId: row.orderId,
    orderNo: row.orderNo,
    modelName: say(row.modelName),
    isDelivered: row.deliveredAt !== null,
    isLinked: row.isLinked,
  }
}

/** A customer's rights, those of the newest order first. */
export const readRights = async (db: Queryable, userId: string, now: Date): Promise<Right[]> =>
  (await listRights(db, userId)).map((row) => rightView(row, now))

const TO_COME: readonly RightStatus[] = [RightStatus.available, RightStatus.unopened]

/** How many of a customer's rights are available, or will be when their order has come far enough. */
export const countRights = async (db: Queryable, userId: string, now: Date): Promise<number> =>
  (await listRights(db, userId)).filter((row) => TO_COME.includes(rightStateAt(row, now).status)).length

/**
 * A customer's own right with all that holds of it.
 *
 * @throws Refusal rightNotFound for an unknown one and another person's: they cannot be told apart.
 */
export const readRight = async (db: Queryable, userId: string, id: string, now: Date): Promise<RightDetail> => {
  const { right, uses } = await together(db, { right: rightOf(userId, id), uses: usesOf(id) })
  const [row] = right
  if (row === undefined) throw new Refusal(ErrorCode.rightNotFound)
  const { worth, place, holder, withOthers, steps } = row
  return {
    ...rightView(row, now),
    worth,
    place,
    holder,
    withOthers,
    steps,
    uses: uses.map(({ amount, usedAt }) => ({ amount, time: formatShanghai(usedAt.getTime()) })),
  }
}
