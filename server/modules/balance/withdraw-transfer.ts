import { PayStatus } from '@/wire/enums/payment'
import { withdrawTransfer as endpoint } from '@/wire/endpoints/balance'
import type { PaymentQuery, BankTransfer } from '@/wire/schemas/balance'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { once } from '../idempotency/once'
import type { ServerContext } from '../../context/server-context'
import { lockOwnPayment } from './own-payment'
import { checkTransfer, transferView, type TransferNeeds } from './transfer-view'
import { LIVE } from '../payment/attempt/attempt-codes'

/**
 * Takes back a transfer that has not been matched. Should its money come all the same, it is booked like any other.
 *
 * @throws Refusal paymentNotFound, orderStateChanged once it is matched or closed, idempotencyKeyReused.
 */
export const withdrawTransfer = (
  { database, clock }: ServerContext,
  needs: TransferNeeds,
  { userId, key, body }: { userId: string; key: string; body: PaymentQuery },
): Promise<BankTransfer> =>
  database.transaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: endpoint.path, body }, now, async () => {
      checkTransfer((await lockOwnPayment(tx, userId, body.payNo)).attempt)
      const rows = await tx.query(
        `UPDATE payment_attempt SET status = ${PayStatus.closed} WHERE pay_no = $1 AND status IN ${LIVE} RETURNING pay_no`,
        [body.payNo],
      )
      if (rows.length === 0) throw new Refusal(ErrorCode.orderStateChanged)
      const { attempt } = await lockOwnPayment(tx, userId, body.payNo)
      return transferView(needs, attempt)
    })
  })
