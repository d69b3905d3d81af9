import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { useWhileShown } from '@/hooks/use-while-shown'
import { address } from '@/platform/address'
import { replace } from '@/services/navigation/open'
import { createCashier } from '@/services/payment/cashier'
import { viewOf } from '@/services/payment/payment-view'
import { amountOf, type Payable } from './payable'

/** States in which a payment is on its way; a failure after one of them is news, one found on arrival is not. */
const UNDER_WAY: readonly string[] = ['starting', 'choosing', 'waiting', 'unknown']

/** Pays one order, or a part of its balance, and leads on once the server says how it ended. */
export function useCashier(payable: Payable, payNo?: string) {
  const { order, payment, part } = payable
  const { id, orderType } = order
  const isPart = part !== null
  const amountFen = amountOf(payable)
  const [cashier] = useState(() => createCashier({ id, orderType, amountFen }, { isPart, payNo }))
  const [hasResumed, setResumed] = useState(false)
  const [isTimeUp, setTimeUp] = useState(false)
  const current = useStore(cashier.store)
  // Before the cashier has asked for itself, the page's own reading stands: a reload never offers a second payment.
  const view = hasResumed ? current : viewOf(payment)

  useWhileShown(() => {
    void cashier.resume().then(() => setResumed(true))
    return cashier.stop
  })

  // A provider's page leads back to this address, which must know what was begun.
  const begun = isPart && 'attempt' in view ? view.attempt?.payNo : undefined
  useEffect(() => {
    if (begun !== undefined) address.keepQuery({ id, amountFen: String(amountFen), payNo: begun })
  }, [begun, id, amountFen])

  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (UNDER_WAY.includes(view.status)) wasUnderWay.current = true
    if (view.status === 'paid')
      void (isPart ? replace('pages/mall/order/balance-pay', { id }) : replace('pages/successful/index', { id }))
    // A declined part stays here, where its amount is: nothing runs out meanwhile.
    if (view.status === 'failed' && wasUnderWay.current && !isPart) void replace('pages/mall/order/fail-page', { id })
  }, [view.status, id, isPart])

  const endTime = () => {
    setTimeUp(true)
    void cashier.resume()
  }

  return { view, isTimeUp, endTime, pay: cashier.pay, decide: cashier.decide, check: cashier.check }
}
