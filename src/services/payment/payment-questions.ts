import type { PaymentAttempt, PaymentState } from '@/wire/schemas/payment'
import { PayGateway, PayStatus } from '@/wire/enums/payment'
import * as payment from '../api/payment'
import type { CallOptions } from '../request/call'

/** Which payments of the order are asked about: all of them, or of a balance one part after the other. */
interface PaymentSubject {
  orderId: string
  /** Every part is a payment of its own: only that one's end is the end. */
  isPart: boolean
  /** The part that was begun before a reload. */
  payNo: string | undefined
  /** What the page has read of it. */
  known: PaymentState | undefined
}

/** What is asked of the server about the payments of one order; each throws as a call does. */
interface PaymentQuestions {
  /** Where the payment stands. */
  read(options: CallOptions): Promise<PaymentState>
  /** The same, after the provider was asked. */
  query(options: CallOptions): Promise<PaymentState>
  /** Where it stands; of one that the shopper may have been at the provider's for, that one is asked. */
  learn(options: CallOptions): Promise<PaymentState>
  /** Takes an attempt for the one that is asked about: an older part that is paid is not taken for it. */
  askAbout(attempt: PaymentAttempt): void
  /** The attempt that may be paid still, as the server last said; null where it said that there is none. */
  live(): PaymentAttempt | null
  /** Nothing of a balance is due any more, though no part was begun here: what is paid is another payment. */
  isSettledElsewhere(state: PaymentState): boolean
}

const liveOf = ({ attempt }: Pick<PaymentState, 'attempt'>): PaymentAttempt | null =>
  attempt?.payStatus === PayStatus.created || attempt?.payStatus === PayStatus.pending ? attempt : null

/** Makes the questions about the payments of one order, which remember what is followed and what was last answered. */
export const createPaymentQuestions = ({ orderId, isPart, payNo, known }: PaymentSubject): PaymentQuestions => {
  let followed = payNo
  let live = known ? liveOf(known) : null

  const heard = (state: PaymentState): PaymentState => {
    live = liveOf(state)
    return state
  }
  const askAbout = (attempt: PaymentAttempt): void => {
    live = attempt
    if (isPart) followed = attempt.payNo
  }
  const read = async (options: CallOptions): Promise<PaymentState> =>
    heard(await payment.fetchPaymentState(orderId, followed, options))
  const query = async (options: CallOptions): Promise<PaymentState> =>
    heard(await payment.queryPayment(orderId, followed, options))
  const learn = async (options: CallOptions): Promise<PaymentState> => {
    const state = await read(options)
    if (live === null) return state
    askAbout(live)
    return live.payStatus === PayStatus.created && live.gateway !== PayGateway.sandbox ? query(options) : state
  }

  return {
    read,
    query,
    learn,
    askAbout,
    live: () => live,
    isSettledElsewhere: ({ paid }) => isPart && followed === undefined && paid,
  }
}
