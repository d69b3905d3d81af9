import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import { idText } from '@/wire/schemas/parts'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database } from '../../../db/queryable'
import { doneAt } from '../../../http/done-at'
import { Refusal } from '../../../http/errors'
import { author } from '../../../system/author'
import { couponOfCode, spendCoupon } from '../../coupon/spend-statements'
import { recordCall } from '../call/record-call'

/** Which code a shop has scanned. */
export const spendBody = Type.Object({ code: idText(), storeId: idText() })
export type SpendCall = Static<typeof spendBody>

/** What the shop hands out for it. */
export interface SpendReply {
  code: string
  couponName: string
  spentTime: string
}

/**
 * Spends a coupon at a shop, once for ever.
 *
 * @throws Refusal couponNotFound for an unknown code, shopNotFound, couponNotUsable for one that is for orders, has ended,
 *   has not begun, is for other shops or was spent; conflict for a replay.
 */
export const spendAtShop = (database: Database, nonce: string, call: SpendCall, now: Date): Promise<SpendReply> =>
  database.transaction(async (tx) => {
    const { code, storeId } = call
    await recordCall(tx, { nonce, step: 'coupon-spent', subject: code }, now)
    const coupon = await couponOfCode(tx, code)
    if (coupon === undefined) throw new Refusal(ErrorCode.couponNotFound)
    if ((await tx.one('SELECT id FROM store WHERE id = $1', [storeId])) === undefined)
      throw new Refusal(ErrorCode.shopNotFound)
    const isSpent = await spendCoupon(tx, { code, storeId, by: author().actor }, now)
    // Whoever lost the answer to the same call learns when it was done.
    if (!isSpent) throw new Refusal(ErrorCode.couponNotUsable, doneAt((await couponOfCode(tx, code))?.spentAt))
    return { code, couponName: coupon.name, spentTime: formatShanghai(now.getTime()) }
  })
