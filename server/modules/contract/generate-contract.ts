import { ContractStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { Paper } from '../../pdf/paper'
import { startOfDay } from '../../system/shanghai-calendar'
import type { CarOrder } from '../paper/order-facts'
import type { OrderRow } from '../order-record/row/order-row'
import { contractPaper, type ContractTerms } from './contract-paper'

/** How long after the contract the car is delivered at the latest. */
const DELIVERY_PROMISE_DAYS = 45

/** A contract has its order's number, so that neither is looked up by the other. */
const termsFor = ({ orderNo }: OrderRow, at: Date): ContractTerms => ({
  contractNo: orderNo.replace(/^VL/, 'VC'),
  generatedAt: at,
  deliverByMs: startOfDay(at.getTime(), DELIVERY_PROMISE_DAYS),
})

/** The contract of a locked order, to be printed before the transaction in which it counts. */
export const contractDraft = (order: CarOrder, at: Date): Paper => contractPaper(order, termsFor(order, at), null)

/**
 * Gives a locked order its contract, once.
 *
 * @throws Refusal orderStateChanged when it has one.
 */
export const keepContract = async (tx: Queryable, order: OrderRow, at: Date): Promise<void> => {
  const { contractNo, deliverByMs } = termsFor(order, at)
  const inserted = await tx.query(
    `INSERT INTO contract (order_id, contract_no, generated_at, deliver_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (order_id) DO NOTHING RETURNING order_id`,
    [order.id, contractNo, at, shanghaiDay(deliverByMs)],
  )
  if (inserted.length === 0) throw new Refusal(ErrorCode.orderStateChanged)
  await setContractStatus(tx, order.id, ContractStatus.generated)
}

/** Writes where the signing stands; the order's row must be locked. */
export const setContractStatus = async (tx: Queryable, orderId: string, status: ContractStatus): Promise<void> => {
  await tx.query('UPDATE orders SET contract_status = $2 WHERE id = $1', [orderId, status])
}
