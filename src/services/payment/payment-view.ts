import type { PaymentAttempt, PaymentState } from '@/wire/schemas/payment'
import { PayGateway, PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import { PAYABLE } from '@/domain/payment/paid-in-parts'

/**
 * What the cashier shows. Only the server's word leads to `paid`.
 * idle - may pay; `failure` is what to say of the last try, `ended` that the shopper closed the provider's view, or that it
 * only opens elsewhere
 * starting - asked for, not answered yet
 * choosing - the sandbox asks QA how the payment shall end; no money moves
 * waiting - the provider has not answered; no second payment may start
 * paid - the money came; its page tells whether it counts or goes back
 * unknown - we cannot learn how a payment ended that may have been made; no second one may start, and we go on asking. A
 *   question that is refused ends that: then "Already paid?", or the page as it is shown again, asks. Without a `failure` it
 *   is the provider that does not tell
 * failed - declined, with the provider's reason; nothing was charged and another try is allowed
 * closed - the order can no longer be paid
 */
export type PaymentView =
  | { status: 'idle'; failure: string | undefined; ended: 'cancelled' | 'elsewhere' | undefined }
  | { status: 'starting' }
  | { status: 'choosing'; attempt: PaymentAttempt }
  | { status: 'waiting'; attempt: PaymentAttempt }
  | { status: 'unknown'; attempt: PaymentAttempt | null; failure: string | undefined }
  | { status: 'paid'; state: PaymentState }
  | { status: 'failed'; attempt: PaymentAttempt }
  | { status: 'closed' }

/** Nothing happened yet. */
export const READY_TO_PAY: Extract<PaymentView, { status: 'idle' }> = {
  status: 'idle',
  failure: undefined,
  ended: undefined,
}

/** Whether money came that its order did not wait for, so that it goes back whole. */
export const isReturned = ({ paid, refundState }: Pick<PaymentState, 'paid' | 'refundState'>): boolean =>
  !paid && refundState !== PaymentRefundState.none

/** Whether it is our own question that had no answer: the server may not have heard that the provider is to be asked. */
export const isUnanswered = (view: PaymentView): boolean => view.status === 'unknown' && view.failure !== undefined

/** Whether there is nothing to wait for. */
export const isSettled = ({ status }: PaymentView): boolean =>
  status !== 'waiting' && status !== 'choosing' && status !== 'unknown'

/** The payment that a view is about; null where it is about none. */
export const attemptOf = (view: PaymentView): PaymentAttempt | null => ('attempt' in view ? view.attempt : null)

/** The provider could not tell how a payment ended. */
export const untoldOf = (attempt: PaymentAttempt): PaymentView => ({ status: 'unknown', attempt, failure: undefined })

/**
 * Reads the server's word. An attempt that was made but not yet confirmed counts as waiting: who knows that the
 * shopper has turned away says so.
 */
export const viewOf = (state: PaymentState): PaymentView => {
  const { attempt } = state
  if (state.paid || isReturned(state)) return { status: 'paid', state }
  if (attempt?.payStatus === PayStatus.pending) return { status: 'waiting', attempt }
  // Closed on our side alone: the money may be on its way.
  if (attempt?.payStatus === PayStatus.closed && attempt.unanswered) return untoldOf(attempt)
  if (!PAYABLE.includes(state.orderStatus)) return { status: 'closed' }
  if (attempt?.payStatus === PayStatus.failed) return { status: 'failed', attempt }
  if (attempt?.payStatus !== PayStatus.created) return READY_TO_PAY
  return attempt.gateway === PayGateway.sandbox ? { status: 'choosing', attempt } : { status: 'waiting', attempt }
}
