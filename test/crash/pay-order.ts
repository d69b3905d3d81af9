import { pay, query, status } from '@/wire/endpoints/payment'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { PayChannel, PayMethod } from '@/wire/enums/payment'
import { cancelOrder } from './deeds'
import type { ShopperCalls } from './shopper-calls'

const WAY = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }

const open = async (calls: ShopperCalls, { id, orderType, paymentAmount }: OrderDetail): Promise<string | null> => {
  const payment = { id, orderType, amountFen: paymentAmount, ...WAY }
  const start = await calls.once(pay, payment, ({ attempt }) => attempt.payNo)
  if (start === null) return null
  calls.market.journal.record('payments opened', start.attempt.payNo)
  return start.attempt.payNo
}

/** A card that is declined at times: then it takes a second payment. */
const openPayable = async (calls: ShopperCalls, order: OrderDetail): Promise<string | null> => {
  const { random, provider } = calls.market
  const payNo = await open(calls, order)
  if (payNo === null || !random.chance(0.08)) return payNo
  provider.decline(payNo)
  await calls.ask(query, { id: order.id })
  return open(calls, order)
}

/** Waits for the notices, or asks at once, or changes his mind in the very moment. */
const payAtProvider = async (calls: ShopperCalls, order: OrderDetail, payNo: string): Promise<void> => {
  const { random, provider } = calls.market
  const paying = provider.pay(payNo, calls.market)
  if (random.chance(0.08)) await cancelOrder(calls, order)
  if (random.chance(0.4)) await calls.ask(query, { id: order.id })
  else await paying
}

/** Pays an order, or leaves the cashier. Resolves to the payment when the order is paid now. */
export const payOrder = async (calls: ShopperCalls, order: OrderDetail): Promise<string | null> => {
  const payNo = await openPayable(calls, order)
  if (payNo === null || calls.market.random.chance(0.08)) return null
  await payAtProvider(calls, order, payNo)
  const state = await calls.ask(status, { id: order.id })
  return state?.orderStatus === OrderStatus.paid ? payNo : null
}
