import type { PayMethod } from '@/wire/enums/payment'
import { withIdempotencyKey } from '../idempotency/with-idempotency-key'

/** What is to be paid of which order, and how. */
interface PaymentWish {
  id: string
  amountFen: number
  payMethod: PayMethod
}

/**
 * Starts a payment once, however often it is tried. An order has one live payment: whoever has wished for another method or
 * amount since does not mean the earlier try any more, and its key would only answer what was closed then.
 *
 * @param start - as `act` of `withIdempotencyKey`.
 */
export const startOnce = <Result>(
  { id, amountFen, payMethod }: PaymentWish,
  start: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> => withIdempotencyKey(`pay:${id}`, start, `${payMethod}:${amountFen}`)
