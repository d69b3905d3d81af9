import { RightStatus } from '@/wire/enums/right'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findRightOfOrder, type RightRow } from './right-row'
import { rightStateAt } from './right-state'
import { findUse, insertUse, takeOff, type RightUse } from './use-statements'

/** A part of a right of an order that somebody has used. */
export interface ReportedUse extends RightUse {
  orderNo: string
  /** The rule of the right. */
  ruleId: string
  by: string
}

/** The right that a use is of. */
export type UsedRight = Pick<RightRow, 'name' | 'quantity' | 'used' | 'unit'>

const rightOfOrder = async (tx: Queryable, orderNo: string, ruleId: string): Promise<RightRow> => {
  const right = await findRightOfOrder(tx, orderNo, ruleId)
  if (right === undefined) throw new Refusal(ErrorCode.rightNotFound)
  return right
}

/** What is told again changes nothing; the same reference for anything else is a mistake. */
const checkSame = async (tx: Queryable, rightId: string, { reference, amount }: RightUse): Promise<void> => {
  const before = await findUse(tx, reference)
  if (before?.rightId !== rightId || before.amount !== amount) throw new Refusal(ErrorCode.referenceUsed)
}

/**
 * Takes what was used off a right, once for its reference.
 *
 * @throws Refusal rightNotFound, rightNotUsable for one that is not open, has ended or is not counted, rightUsedUp where so
 *   much is not left, referenceUsed where the reference stands for something else.
 */
export const spendRight = async (tx: Queryable, use: ReportedUse, now: Date): Promise<UsedRight> => {
  const right = await rightOfOrder(tx, use.orderNo, use.ruleId)
  if (await insertUse(tx, right.id, use, now)) {
    const { status } = rightStateAt(right, now)
    if (status === RightStatus.used) throw new Refusal(ErrorCode.rightUsedUp)
    if (right.quantity === null || status !== RightStatus.available) throw new Refusal(ErrorCode.rightNotUsable)
    if (!(await takeOff(tx, right.id, use.amount))) throw new Refusal(ErrorCode.rightUsedUp)
  } else {
    await checkSame(tx, right.id, use)
  }
  return rightOfOrder(tx, use.orderNo, use.ruleId)
}
