import type { PartWay } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PaymentState } from '@/wire/schemas/payment'
import { PAID_IN_PARTS } from '@/domain/payment/paid-in-parts'
import { usualPayMethod } from '@/domain/payment/pay-method'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { fetchBalance } from '@/services/api/balance'
import { fetchOrder } from '@/services/api/order'
import { fetchPaymentState } from '@/services/api/payment'

/** A part of a balance: what the shopper chose to pay, and which ways take it. */
export interface Part {
  amountFen: number
  ways: readonly PartWay[]
}

/** An order with the state of its payment, both as the server knows them; `part` is null where the deposit is paid. */
export interface Payable {
  order: OrderDetail
  payment: PaymentState
  part: Part | null
}

/** What the page was opened for, as its address says. */
export interface PayWish {
  id: string
  amountFen?: number | undefined
  /** The part that was begun before a reload. */
  payNo?: string | undefined
}

/** The chosen amount; without one as much of the rest as the usual way takes. */
const fetchPart = async ({ id, amountFen }: PayWish): Promise<Part> => {
  const { ways, leftFen } = await fetchBalance(id)
  const most = ways.find(({ payMethod }) => payMethod === usualPayMethod.code)?.maxFen ?? leftFen
  return { amountFen: amountFen ?? most, ways }
}

/** Reads all of it. Throws as `fetchOrder`. */
export const fetchPayable = async (wish: PayWish): Promise<Payable> => {
  const { id, payNo } = wish
  const [order, payment] = await Promise.all([fetchOrder(id), fetchPaymentState(id, payNo)])
  const isInParts = payNo !== undefined || PAID_IN_PARTS.includes(order.statusCode)
  return { order, payment, part: isInParts ? await fetchPart(wish) : null }
}

/** What is paid here, in fen. */
export const amountOf = ({ part, payment }: Pick<Payable, 'part' | 'payment'>): number =>
  part?.amountFen ?? payment.amountFen

/** The instant by which the order must be paid, in epoch ms of the server's time; null when nothing runs out. */
export const payUntilMs = ({ expirationTime }: PaymentState): number | null =>
  expirationTime === null ? null : parseShanghai(expirationTime)
