import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@/wire/endpoint'
import { detail as agreementDetail } from '@/wire/endpoints/agreement'
import { detail, placeSmall, refund } from '@/wire/endpoints/order'
import { pay, sandboxDecide } from '@/wire/endpoints/payment'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { SUCCESS_CODE } from '@/wire/envelope'
import { agreementIds, ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import { SECOND_MS } from '@/domain/time/duration'
import type { Customer } from './customer'
import type { Storefront } from '../browser/storefront'

/** The shop that every order of these tests is placed at. */
export const SHOP = { province: 'Shanghai', cityCode: '310100', storeId: 'shanghai-jingan', name: 'Vela Space Jing’an' }

const AGREEMENTS = agreementIds(ORDER_AGREEMENTS[OrderType.small])
/** The sandbox sends its notice a second after the money; a little more, so that it is due. */
const NOTICE_LAG_MS = 1.1 * SECOND_MS
const ASK_AGAIN_MS = 50
const PATIENCE_MS = 5_000

/** What the customer’s other device does: the same calls without a page. */
export const callAs = async <Payload, Reply>(
  storefront: Storefront,
  { token, ip }: Customer,
  endpoint: Endpoint<Payload, Reply>,
  payload: Payload,
): Promise<Reply> => {
  const headers = { 'x-forwarded-for': ip }
  const { code, data, msg } = await storefront.call(endpoint, payload, { token, headers, idempotencyKey: randomUUID() })
  if (code !== SUCCESS_CODE) throw new Error(msg)
  return data
}

/** Reads the order as the server has it. */
export const readOrder = (storefront: Storefront, customer: Customer, id: string): Promise<OrderDetail> =>
  callAs(storefront, customer, detail, { id })

/** Places an order for the small deposit of Vela 7. */
export const placeOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const agreements = await Promise.all(AGREEMENTS.map((id) => callAs(storefront, customer, agreementDetail, { id })))
  return callAs(storefront, customer, placeSmall, {
    modelId: 'vela-7',
    marketPostId: 'vela-7-small',
    expectedAmountFen: 100_000,
    cityCode: SHOP.cityCode,
    storeId: SHOP.storeId,
    agreements: agreements.map(({ id, version }) => ({ id, version })),
  })
}

/** Begins a payment and has the sandbox answer it. */
export const tryToPay = async (
  storefront: Storefront,
  customer: Customer,
  { id, orderType, paymentAmount }: OrderDetail,
  outcome: SandboxOutcome,
): Promise<void> => {
  const { attempt } = await callAs(storefront, customer, pay, {
    id,
    orderType,
    payMethod: PayMethod.wechat,
    channel: PayChannel.h5,
    amountFen: paymentAmount,
  })
  await callAs(storefront, customer, sandboxDecide, { payNo: attempt.payNo, outcome })
}

/** Waits, on the wall clock, until the worker has brought the order to a status. */
export const waitForStatus = async (
  storefront: Storefront,
  customer: Customer,
  id: string,
  status: OrderStatus,
): Promise<OrderDetail> => {
  const untilMs = Date.now() + PATIENCE_MS
  for (;;) {
    const order = await readOrder(storefront, customer, id)
    if (order.statusCode === status) return order
    if (Date.now() > untilMs) throw new Error(`The order is ${order.statusName}, not ${status}.`)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/** Pays what an order waits for, and answers the order as it is then. */
export const payDeposit = async (
  storefront: Storefront,
  customer: Customer,
  order: OrderDetail,
): Promise<OrderDetail> => {
  await tryToPay(storefront, customer, order, SandboxOutcome.success)
  storefront.clock.advance(NOTICE_LAG_MS)
  return waitForStatus(storefront, customer, order.id, OrderStatus.paid)
}

/** Places an order and pays it. */
export const paidOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> =>
  payDeposit(storefront, customer, await placeOrder(storefront, customer))

/** Applies for the refund of a paid order; the bank takes its time with it. */
export const applyForRefund = (
  storefront: Storefront,
  customer: Customer,
  { id, payNo }: OrderDetail,
): Promise<OrderDetail> =>
  callAs(storefront, customer, refund, {
    id,
    payNo: payNo ?? '',
    refundReasons: 'delivery wait too long',
    orderType: OrderType.small,
  })

/** Counts the customer's orders and the attempts to pay them. */
export const countOrders = async ({ database }: Storefront, { reply }: Customer) => {
  const sql = `SELECT count(DISTINCT o.id) AS orders, count(a.pay_no) AS attempts
    FROM orders o LEFT JOIN payment_attempt a ON a.order_id = o.id WHERE o.user_id = $1`
  return database.one<{ orders: number; attempts: number }>(sql, [reply.userInfo.id])
}

/** The order that a customer placed last, as its page reads it. */
export const newestOrder = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const sql = 'SELECT id FROM orders WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1'
  const row = await storefront.database.one<{ id: string }>(sql, [customer.reply.userInfo.id])
  return callAs(storefront, customer, detail, { id: row?.id ?? '' })
}
