import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { useWhileShown } from '@/hooks/use-while-shown'
import { replace } from '@/services/navigation/open'
import { createCashier } from '@/services/payment/cashier'
import { viewOf } from '@/services/payment/payment-view'
import type { Payable } from './payable'

/** States in which a payment is on its way; a failure after one of them is news, one found on arrival is not. */
const UNDER_WAY: readonly string[] = ['starting', 'choosing', 'waiting']

/** Pays one order, and leads on once the server says how it ended. */
export function useCashier({ order: { id, orderType }, payment }: Payable) {
  const [cashier] = useState(() => createCashier({ id, orderType, amountFen: payment.amountFen }))
  const [hasResumed, setResumed] = useState(false)
  const [isTimeUp, setTimeUp] = useState(false)
  const current = useStore(cashier.store)
  // Before the cashier has asked for itself, the page's own reading stands: a reload never offers a second payment.
  const view = hasResumed ? current : viewOf(payment)

  useWhileShown(() => {
    void cashier.resume().then(() => setResumed(true))
    return cashier.stop
  })

  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (UNDER_WAY.includes(view.status)) wasUnderWay.current = true
    if (view.status === 'paid') void replace('pages/successful/index', { id })
    if (view.status === 'failed' && wasUnderWay.current) void replace('pages/mall/order/fail-page', { id })
  }, [view.status, id])

  const endTime = () => {
    setTimeUp(true)
    void cashier.resume()
  }

  return { view, isTimeUp, endTime, pay: cashier.pay, decide: cashier.decide, check: cashier.check }
}
