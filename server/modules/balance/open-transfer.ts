import { openTransfer as endpoint } from '@/wire/endpoints/balance'
import type { PartBody, BankTransfer } from '@/wire/schemas/balance'
import { PayGateway, PayMethod, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { once } from '../idempotency/once'
import { lockOwnOrder } from '../order-record/row/find-order'
import { findAttempt, insertAttempt } from '../payment/attempt/attempt-statements'
import { checkPayable } from '../payment/starting/check-payable'
import type { ServerContext } from '../../context/server-context'
import { transferView, type TransferNeeds } from './transfer-view'

/** Until it is announced, a prepared transfer only names the remark: its amount follows the shopper's wish. */
const changePrepared = (tx: Queryable, orderId: string, amountFen: number) =>
  tx.one<{ payNo: string }>(
    `UPDATE payment_attempt SET amount_fen = $2 WHERE order_id = $1 AND status = ${PayStatus.created} AND method = $3
     RETURNING pay_no AS "payNo"`,
    [orderId, amountFen, PayMethod.accountTransfer],
  )

/**
 * Prepares an account transfer, or answers the one that is prepared, with the amount of now. It promises nothing and
 * holds nothing up until it is announced.
 *
 * @throws Refusal as `checkPayable`, orderNotFound, idempotencyKeyReused.
 */
export const openTransfer = (
  { database, clock }: ServerContext,
  needs: TransferNeeds,
  { userId, key, body }: { userId: string; key: string; body: PartBody },
): Promise<BankTransfer> =>
  database.transaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: endpoint.path, body }, now, async () => {
      const order = await lockOwnOrder(tx, userId, body)
      const { amountFen } = body
      const method = PayMethod.accountTransfer
      const purpose = await checkPayable(tx, order, { amountFen, payMethod: method }, now)
      const prepared = await changePrepared(tx, order.id, amountFen)
      const { id: orderId, orderNo } = order
      const offline = { channel: PayGateway.offline, gateway: PayGateway.offline, expiresAt: null, nextAskAt: null }
      const payNo =
        prepared?.payNo ?? (await insertAttempt(tx, { orderId, orderNo, amountFen, purpose, method, ...offline }, now))
      const attempt = await findAttempt(tx, payNo)
      if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
      return transferView(needs, attempt)
    })
  })
