import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import type { PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { useAfterClosing } from '@/hooks/use-countdown'
import { usePageShown } from '@/hooks/use-page-shown'
import { useWhenBack } from '@/hooks/use-when-back'
import { useWhileShown } from '@/hooks/use-while-shown'
import { watchReturn } from '@/platform/page-return'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { createPaymentController } from '@/services/payment/payment-controller'
import type { PaymentView } from '@/services/payment/payment-view'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'
import { amountOf, type Payable } from './payable'

/** States in which a payment is on its way; a failure after one of them is news, one found on arrival is not. */
const UNDER_WAY: readonly string[] = ['starting', 'choosing', 'waiting', 'unknown']

/** States in which a payment could be begun. */
const AT_REST: readonly string[] = ['idle', 'failed']

/** The payment that a view is about. */
const payNoOf = (view: PaymentView): string | undefined =>
  view.status === 'paid' ? view.state.attempt?.payNo : 'attempt' in view ? view.attempt?.payNo : undefined

/** What a cashier was opened with, beyond what it is to be paid for. */
export interface CashierWish {
  /** The part that was begun before a reload. */
  payNo?: string | undefined
  /** Whom the shopper goes back to from the result; without it they stay. */
  from?: 'app' | undefined
}

/** What `useCashier` answers. */
export interface CashierView {
  view: PaymentView
  /** Whether nothing can be paid here any more. */
  isClosed: boolean
  /** Whether its time is up, and the server has not said yet what became of it. */
  isTimeUp: boolean
  timeRanOut: () => void
  pay: (payMethod: PayMethod) => Promise<void>
  decide: (outcome: SandboxOutcome) => Promise<void>
  check: () => Promise<void>
}

/**
 * Pays one order, or a part of its balance, and leads on once the server says how it ended.
 *
 * @param reread - reads the payable again: the server may have given the order more time.
 */
export function useCashier(payable: Payable, reread: () => void, { payNo, from }: CashierWish = {}): CashierView {
  const { order, payment, part } = payable
  const { id, orderType } = order
  const isPart = part !== null
  const amountFen = amountOf(payable)
  const [controller] = useState(() =>
    createPaymentController({ id, orderType, amountFen }, { isPart, payNo, known: payment }),
  )
  const isShown = usePageShown()
  const view = useStore(controller.store)
  // Nothing takes a part once the rest was paid at a till, say, or announced by transfer, or while another is paid.
  const isNothingLeft = part?.ways.length === 0 && AT_REST.includes(view.status)
  const isClosed = view.status === 'closed' || isNothingLeft

  useWhileShown(() => {
    const resume = () => void controller.resume()
    resume()
    // The browser's "back" may bring the desk as it was when it left for the provider's page.
    const stopWatching = watchReturn(resume)
    return () => {
      stopWatching()
      controller.stop()
    }
  })

  const hasRunOut = useRef(false)
  const askAfterClosing = useAfterClosing(() => {
    hasRunOut.current = true
    reread()
    if (isShown) void controller.resume()
  })
  // What is read again is another one.
  const [ranOut, setRanOut] = useState<Payable>()
  const timeRanOut = () => {
    setRanOut(payable)
    askAfterClosing()
  }

  useWhenBack(() => {
    // A question that has no answer yet may hang for a minute.
    if (view.status === 'waiting' || view.status === 'unknown') controller.check().catch(() => undefined)
    // The one that was asked at the end of the time may have been lost.
    else if (hasRunOut.current && isShown && AT_REST.includes(view.status)) void controller.resume()
  })

  // A provider's page leads back to this address, which must know what was begun.
  const begun = isPart ? payNoOf(view) : undefined
  useEffect(() => {
    if (begun !== undefined) keepQuery({ id, amountFen: String(amountFen), payNo: begun })
  }, [begun, id, amountFen])

  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (UNDER_WAY.includes(view.status)) wasUnderWay.current = true
    // Under another page it waits until this one is shown again.
    if (!isShown) return
    const result = { id, ...(begun !== undefined && { payNo: begun }), ...(from && { from }) }
    if (view.status === 'paid') void replace('pages/successful/index', result)
    else if (view.status === 'failed' && wasUnderWay.current) void replace('pages/mall/order/fail-page', result)
    // The page of the balance tells what became of the rest.
    else if (isClosed && isPart && !from) void goBack('pages/mall/order/balance-pay', { id })
  }, [isShown, view.status, isClosed, isPart, id, begun, from])

  const check = (): Promise<void> =>
    controller.check().catch((error) => alertDialog({ title: messages.notChecked, text: failureText(error) }))

  const { pay, decide } = controller
  return { view, isClosed, isTimeUp: ranOut === payable, timeRanOut, pay, decide, check }
}
