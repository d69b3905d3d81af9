import { PayStatus } from '@/wire/enums/payment'
import { open, replace } from '@/services/navigation/open'
import { returnToApp } from '@/services/navigation/pay-page'
import { isReturned } from '@/services/payment/payment-view'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import type { ResultKind } from './kind'
import { explore, viewOrder } from './leave'
import { messages } from './messages'
import type { PaymentResult } from './result'

interface WayOn {
  label: 'explore' | 'receipt' | 'slip' | 'loan'
  go: (result: PaymentResult) => Promise<void>
}

/** The payment that the page is about: the one asked for or that goes back, else the newest of the balance in that state. */
const payNoOf = ({ isOne, payment, balance }: PaymentResult, state: PayStatus): string => {
  const newest = balance?.payments.find(({ payStatus }) => payStatus === state)
  return (isOne || isReturned(payment) ? payment.attempt : (newest ?? payment.attempt))?.payNo ?? ''
}

const exploring: WayOn = { label: 'explore', go: explore }
const receipt: WayOn = {
  label: 'receipt',
  go: (result) => open('pages/mall/order/details', { payNo: payNoOf(result, PayStatus.paid) }),
}
const slip: WayOn = {
  label: 'slip',
  go: (result) => open('pages/mall/order/bank-transfer', { payNo: payNoOf(result, PayStatus.pending) }),
}
const loan: WayOn = {
  label: 'loan',
  go: ({ order }) => open('pages/financialCalculator/financialOrderSnapshot', { id: order.id }),
}

/** The way on beside the order's own page. */
const WAYS: Record<ResultKind, WayOn> = {
  smallDeposit: exploring,
  bigDeposit: exploring,
  transfer: slip,
  returned: receipt,
  part: receipt,
  downPayment: loan,
  balance: receipt,
  loan,
}

/** The bar below a payment that was made or announced. */
export function WaysOn({ kind, result }: { kind: ResultKind; result: PaymentResult }) {
  const { label, go } = WAYS[kind]
  const { id } = result.order
  return (
    <StickyBar>
      <Button kind="line" onPress={() => go(result)}>
        {messages[label]}
      </Button>
      {kind === 'part' ? (
        <Button onPress={() => replace('pages/mall/order/balance-pay', { id })}>{messages.payRest}</Button>
      ) : (
        <Button onPress={() => viewOrder(id)}>{messages.viewOrder}</Button>
      )}
    </StickyBar>
  )
}

/** The bar below a payment that was made for the app. */
export function WayToApp({ id }: { id: string }) {
  return (
    <StickyBar>
      <Button kind="line" onPress={() => viewOrder(id)}>
        {messages.viewOrder}
      </Button>
      <Button onPress={returnToApp}>{messages.backToApp}</Button>
    </StickyBar>
  )
}
