import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PaymentStart, PaymentState } from '@/wire/schemas/payment'
import type { OrderType } from '@/wire/enums/order'
import { PayGateway, PayStatus, type PayMethod, type SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import type { AbortSignalLike } from '@/platform/http/types'
import { openPayment, payChannel } from '@/platform/pay'
import * as payment from '../api/payment'
import { systemClock, type Clock } from '../clock'
import { poll, type PollOptions } from '../polling/poll'
import { createAborter, type Aborter } from '../request/aborter'
import type { CallOptions } from '../request/call'
import { isDefinite, isRefusal } from '../request/errors'
import { failureText } from '../request/failure-text'
import { createPaymentQuestions } from './payment-questions'
import { attemptOf, isSettled, isUnanswered, READY_TO_PAY, untoldOf, viewOf, type PaymentView } from './payment-view'
import { startOnce } from './start-once'

/** Time between two questions to the server, in ms. */
const PAY_POLL_MS = 2 * SECOND_MS

/** The order that is paid; `amountFen` is what the page shows, and the server refuses another. */
export interface PayableOrder {
  id: string
  orderType: OrderType
  amountFen: number
}

/** Which payments of the order it is about: all of them, or of a balance one part after the other. */
export interface PaymentControllerOptions {
  /** Every part is a payment of its own: only that one's end is the end. */
  isPart?: boolean
  /** The part that was begun before a reload. */
  payNo?: string | undefined
  /** What the page has read of it: it stands until the controller has asked for itself. */
  known?: PaymentState
  clock?: Clock
  visibility?: PollOptions<PaymentState>['visibility']
}

/** Pays one order; the server alone says how it ended. */
export interface PaymentController {
  store: StoreApi<PaymentView>
  /** Starts a payment; ignored unless the view allows one, so a second tap does nothing. Never rejects. */
  pay(payMethod: PayMethod): Promise<void>
  /** QA's choice on the sandbox. Never rejects. */
  decide(outcome: SandboxOutcome): Promise<void>
  /** Reads where the payment stands, after a reload or a return from the provider. Never rejects. */
  resume(): Promise<void>
  /**
   * "Already paid?": makes the server ask the provider now. Throws as a call does; a lost question changes nothing, and an
   * answer changes nothing where something newer is known by then.
   */
  check(): Promise<void>
  /** Stops asking; the payment goes on without us. */
  stop(): void
}

/** Makes the controller of the payments of one order. */
export const createPaymentController = (
  order: PayableOrder,
  { isPart = false, payNo, known, clock = systemClock, visibility }: PaymentControllerOptions = {},
): PaymentController => {
  const { read, query, learn, askAbout, live, isSettledElsewhere } = createPaymentQuestions({
    orderId: order.id,
    isPart,
    payNo,
    known,
  })
  const seen = (state: PaymentState): PaymentView => (isSettledElsewhere(state) ? { status: 'closed' } : viewOf(state))

  const store = createStore<PaymentView>(() => (known ? seen(known) : READY_TO_PAY))
  const show = (view: PaymentView): void => store.setState(view, true)
  let asking: Aborter | undefined
  /** Until the page goes or the next payment is begun. What is answered after it opens nothing, and is not asked on about. */
  let turn = createAborter()
  /** The server has not answered yet whether a payment is begun: until then nothing is known that could be read. */
  let isStarting = false

  const stop = (): void => {
    turn.abort()
    asking?.abort()
  }

  const fail = (error: unknown): void => show({ ...READY_TO_PAY, failure: failureText(error) })

  /** A payment may have been made, and we cannot learn how it ended: the desk must not offer another one. */
  const lose = (error: unknown): void =>
    show({ status: 'unknown', attempt: attemptOf(store.getState()) ?? live(), failure: failureText(error) })

  /** A question that is still on its way is let go with the next: its answer may be of before. */
  const beginAsking = (): AbortSignalLike => {
    asking?.abort()
    asking = createAborter()
    return asking.signal
  }

  /**
   * Asks beside the polling. Undefined, also for a failure, where the answer may be of before: it came in another turn, or
   * once the payment was settled.
   */
  const askBeside = async <Answer>(ask: (options: CallOptions) => Promise<Answer>): Promise<Answer | undefined> => {
    const { signal } = turn
    const isOld = (): boolean => signal.aborted || isSettled(store.getState())
    try {
      const answer = await ask({ signal })
      return isOld() ? undefined : answer
    } catch (error) {
      if (isOld()) return undefined
      throw error
    }
  }

  /** Asks until the payment is settled. A sandbox that waits for QA is asked too: QA may choose elsewhere. */
  const askOn = async (): Promise<void> => {
    if (turn.signal.aborted) return
    const signal = beginAsking()
    const hasTurnedAway = store.getState().status === 'unknown'
    const ask = async (): Promise<PaymentState> => {
      const state = await (isUnanswered(store.getState()) ? learn({ signal }) : read({ signal }))
      if (!signal.aborted && hasTurnedAway) showAfterTurningAway(state)
      else if (!signal.aborted) show(seen(state))
      return state
    }
    try {
      await poll(ask, {
        signal,
        intervalMs: PAY_POLL_MS,
        until: () => isSettled(store.getState()),
        clock,
        ...(visibility === undefined ? {} : { visibility }),
      })
    } catch (error) {
      lose(error)
    }
  }

  /**
   * The shopper is not at the provider's: an attempt that is still only made may be made again, unless the provider could
   * not tell that nobody has paid.
   */
  const showAfterTurningAway = (state: PaymentState, why: Partial<typeof READY_TO_PAY> = {}): void => {
    const view = seen(state)
    if (view.status !== 'waiting' || view.attempt.payStatus !== PayStatus.created) show(view)
    else show(view.attempt.unanswered ? untoldOf(view.attempt) : { ...READY_TO_PAY, ...why })
  }

  const follow = async (start: PaymentStart): Promise<void> => {
    const { attempt } = start
    askAbout(attempt)
    if (attempt.gateway === PayGateway.sandbox) {
      show(attempt.payStatus === PayStatus.created ? { status: 'choosing', attempt } : { status: 'waiting', attempt })
      return askOn()
    }
    if (turn.signal.aborted) return
    // However it ends, the server alone knows whether money moved.
    const turnedAway = await openPayment(start).then(
      (ended) => (ended === 'cancelled' || ended === 'elsewhere' ? { ended } : null),
      (error: unknown) => ({ failure: failureText(error) }),
    )
    show({ status: 'waiting', attempt })
    if (turnedAway === null) return askOn()
    try {
      const state = await askBeside(query)
      if (!state) return
      showAfterTurningAway(state, turnedAway)
    } catch (error) {
      lose(error)
    }
    return askOnUnlessSettled()
  }

  const start = async (payMethod: PayMethod): Promise<PaymentStart> => {
    const body = { ...order, payMethod, channel: payChannel }
    isStarting = true
    try {
      return await startOnce(body, (idempotencyKey) => payment.startPayment(body, { idempotencyKey }))
    } finally {
      isStarting = false
    }
  }

  const pay = async (payMethod: PayMethod): Promise<void> => {
    const { status } = store.getState()
    if (status !== 'idle' && status !== 'failed') return
    stop()
    turn = createAborter()
    show({ status: 'starting' })
    try {
      await follow(await start(payMethod))
    } catch (error) {
      if (!isRefusal(error, ErrorCode.paymentInProgress)) return fail(error)
      // In progress may be what this page cannot join, such as a transfer.
      await learnWhy(error)
    }
  }

  const decide = async (outcome: SandboxOutcome): Promise<void> => {
    const view = store.getState()
    if (view.status !== 'choosing') return
    try {
      const attempt = await askBeside(() => payment.decideSandboxPayment({ payNo: view.attempt.payNo, outcome }))
      if (!attempt) return
      show({ status: 'waiting', attempt })
    } catch (error) {
      // QA may have decided elsewhere.
      if (isDefinite(error)) return learnWhy(error)
      lose(error)
    }
    await askOn()
  }

  /**
   * Shows where the payment stands, unless something newer is asked meanwhile; answers whether it did. Where nothing may have
   * been begun, a lost question changes nothing.
   */
  const readAgain = async (): Promise<boolean> => {
    const signal = beginAsking()
    try {
      const state = await learn({ signal })
      if (!signal.aborted) showAfterTurningAway(state)
    } catch (error) {
      if (!signal.aborted && (live() !== null || store.getState().status === 'starting')) lose(error)
    }
    return !signal.aborted
  }

  const askOnUnlessSettled = async (): Promise<void> => (isSettled(store.getState()) ? undefined : askOn())

  /** After a refusal: shows where the payment stands, and the refusal where nothing is on its way. */
  const learnWhy = async (refusal: unknown): Promise<void> => {
    if (!(await readAgain())) return
    if (store.getState().status === 'idle') fail(refusal)
    else await askOnUnlessSettled()
  }

  const resume = async (): Promise<void> => {
    if (turn.signal.aborted) turn = createAborter()
    if (!isStarting && (await readAgain())) await askOnUnlessSettled()
  }

  const check = async (): Promise<void> => {
    const state = await askBeside(query)
    if (!state) return
    const wasLost = store.getState().status === 'unknown'
    if (wasLost) showAfterTurningAway(state)
    else show(seen(state))
    // An older question that is still on its way would bring the wait back.
    if (isSettled(store.getState())) asking?.abort()
    else if (wasLost) await askOn()
  }

  return { store, pay, decide, resume, check, stop }
}
