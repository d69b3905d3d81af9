import { openPos as endpoint } from '@/wire/endpoints/balance'
import type { PartBody, PosPayment } from '@/wire/schemas/balance'
import { PayGateway, PayMethod } from '@/wire/enums/payment'
import { MINUTE_MS } from '@/domain/time/duration'
import type { Database } from '../../db/queryable'
import { isUniqueViolation } from '../../db/unique-violation'
import { drawDigits } from '../../system/draw-digits'
import { claimAttempt } from '../payment/starting/claim-attempt'
import type { ServerContext } from '../../context/server-context'
import { posPayment } from './pos-view'

/** How long a till takes a code. */
const POS_CODE_LIFETIME_MS = 15 * MINUTE_MS

const CODE_DIGITS = 8
/** Of a hundred million codes a handful is live: two in a row that are taken do not happen. */
const TRIES = 5

/** Gives an attempt its code, once: of two calls for one attempt, both answer the first one's. */
const giveCode = async (database: Database, payNo: string, tries = TRIES): Promise<void> => {
  try {
    await database.query('UPDATE payment_attempt SET pos_code = $2 WHERE pay_no = $1 AND pos_code IS NULL', [
      payNo,
      drawDigits(CODE_DIGITS),
    ])
  } catch (error) {
    if (!isUniqueViolation(error, ['payment_attempt_live_pos_code']) || tries <= 1) throw error
    await giveCode(database, payNo, tries - 1)
  }
}

/**
 * Gives a code by which a till takes a part, or answers the live one. A code that has run out is replaced by a new one.
 *
 * @throws Refusal as `claimAttempt`.
 */
export const openPos = async (
  context: ServerContext,
  { userId, key, body }: { userId: string; key: string; body: PartBody },
): Promise<PosPayment> => {
  const expiresAt = new Date(context.clock.now().getTime() + POS_CODE_LIFETIME_MS)
  const { attempt } = await claimAttempt(
    context,
    { userId, key, path: endpoint.path },
    {
      body: { ...body, payMethod: PayMethod.posMachine },
      channel: PayGateway.offline,
      gateway: PayGateway.offline,
      nextAskAt: null,
      expiresAt: () => expiresAt,
    },
  )
  await giveCode(context.database, attempt.payNo)
  return posPayment(context.database, userId, attempt.payNo)
}
