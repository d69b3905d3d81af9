import { useEffect, useRef } from 'react'
import type { PartBody } from '@/wire/schemas/balance'
import type { PayMethod } from '@/wire/enums/payment'
import { OrderType } from '@/wire/enums/order'
import type { KeyedCallOptions } from '@/services/request/call'
import type { LoadedPage } from '@/hooks/use-async-page'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import { startOnce } from '@/services/payment/start-once'

/** What the page was opened for: a payment that is there, or a new one for a part of an order. */
export interface PartWish {
  id: string
  amountFen: number
  payNo: string | undefined
}

/** How parts are paid by one method. */
export interface PartMethod<Payment> {
  payMethod: PayMethod
  /** Begins a payment. */
  open: (part: PartBody, options: KeyedCallOptions) => Promise<Payment>
  /** Reads one that was begun. */
  fetch: (payNo: string) => Promise<Payment>
  /** After how many ms it is read again; undefined where only the shopper can go on. */
  restMs: (payment: Payment) => number | undefined
}

/** What `usePartPayment` answers. */
export interface PartPayment<Payment> extends LoadedPage<Payment> {
  /** The payment, once it is there. */
  payment: Payment | undefined
  /** Of that payment; empty before. */
  payNo: string
  orderId: string
  /** Another one like it, for when its time has run out. */
  openAgain: () => Promise<void>
  /** Back to what can be paid of the order. */
  leave: () => void
}

/** Begins a payment of a part of an order, or reads the one that the page was opened for. */
export function usePartPayment<Payment extends { attempt: { payNo: string; orderId: string; amountFen: number } }>(
  wish: PartWish,
  { payMethod, open, fetch, restMs }: PartMethod<Payment>,
  isAllowed: boolean,
): PartPayment<Payment> {
  const begun = useRef(wish.payNo)

  const begin = (id: string, amountFen: number): Promise<Payment> =>
    startOnce({ id, amountFen, payMethod }, (idempotencyKey) =>
      // Only cars are paid in parts, and those are big orders.
      open({ id, orderType: OrderType.big, amountFen }, { idempotencyKey }),
    )

  const loaded = useFollowedPage(
    () => (begun.current === undefined ? begin(wish.id, wish.amountFen) : fetch(begun.current)),
    { key: wish.payNo ?? `${wish.id}:${wish.amountFen}`, isEnabled: isAllowed, restMs },
  )
  const { page, setData } = loaded
  const payment = page.status === 'ready' ? page.data : undefined
  const payNo = payment?.attempt.payNo ?? ''
  const orderId = payment?.attempt.orderId ?? wish.id

  // A reload, of the page or in place, must find this payment again, and never begin another one.
  useEffect(() => {
    if (payNo === '') return
    begun.current = payNo
    keepQuery({ payNo })
  }, [payNo])

  return {
    ...loaded,
    payment,
    payNo,
    orderId,
    openAgain: async () => {
      if (payment !== undefined) setData(await begin(orderId, payment.attempt.amountFen))
    },
    leave: () => void goBack('pages/mall/order/balance-pay', { id: orderId }),
  }
}
