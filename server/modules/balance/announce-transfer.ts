import { announceTransfer as endpoint } from '@/wire/endpoints/balance'
import type { AnnounceTransfer, BankTransfer } from '@/wire/schemas/balance'
import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { takeOwnFiles } from '../file/take-own-files'
import { once } from '../idempotency/once'
import { closeOverdrawing, findLiveAttempt } from '../payment/attempt/attempt-statements'
import { checkPayable } from '../payment/starting/check-payable'
import { readBalanceSoFar } from '../payment/settling/balance-so-far'
import type { ServerContext } from '../../context/server-context'
import { lockOwnPayment, type OwnPayment } from './own-payment'
import { checkTransfer, transferView, type TransferNeeds } from './transfer-view'

/** A payment that somebody has in hand right now may be the same money. */
const checkNothingInHand = async (tx: Queryable, { order }: OwnPayment): Promise<void> => {
  const live = await findLiveAttempt(tx, order.id)
  if (live?.status === PayStatus.pending) throw new Refusal(ErrorCode.paymentInProgress)
}

const announce = async (tx: Queryable, { order, attempt }: OwnPayment, slips: string[], now: Date): Promise<void> => {
  const rows = await tx.query(
    `UPDATE payment_attempt SET status = ${PayStatus.pending}, slips = $2, announced_at = $3
     WHERE pay_no = $1 AND status = ${PayStatus.created} RETURNING pay_no`,
    [attempt.payNo, JSON.stringify(slips), now],
  )
  if (rows.length === 0) throw new Refusal(ErrorCode.orderStateChanged)
  const { leftFen } = await readBalanceSoFar(tx, order)
  await closeOverdrawing(tx, order.id, leftFen, now)
}

/**
 * Says that a transfer is on its way. From here it counts as checking until the back office matches it with the bank's
 * statement, and what it announces is not offered for payment again.
 *
 * @throws Refusal paymentNotFound, fileNotFound for another user's receipt, invalidField for one that everybody could see,
 *   orderStateChanged unless it is prepared, paymentInProgress, partOutOfRange, idempotencyKeyReused.
 */
export const announceTransfer = (
  { database, clock }: ServerContext,
  needs: TransferNeeds,
  { userId, key, body }: { userId: string; key: string; body: AnnounceTransfer },
): Promise<BankTransfer> =>
  database.transaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: endpoint.path, body }, now, async () => {
      const own = await lockOwnPayment(tx, userId, body.payNo)
      checkTransfer(own.attempt)
      await takeOwnFiles(tx, userId, { paths: body.slips, isPrivate: true, field: 'slips' }, now)
      await checkNothingInHand(tx, own)
      const { amountFen } = own.attempt
      if (own.attempt.status !== PayStatus.created) throw new Refusal(ErrorCode.orderStateChanged)
      await checkPayable(tx, own.order, { amountFen, payMethod: PayMethod.accountTransfer }, now)
      await announce(tx, own, body.slips, now)
      const { attempt } = await lockOwnPayment(tx, userId, body.payNo)
      return transferView(needs, attempt)
    })
  })
