import { useState, type ReactNode } from 'react'
import type { User } from '@/contract/entities/user'
import { PayMethod, type SandboxOutcome } from '@/contract/enums/payment'
import { formatYuan } from '@/domain/money'
import { openRoute } from '@/services/navigation/open'
import type { PaymentView } from '@/services/payment/payment-view'
import { Button } from '@/ui/button'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { AmountHead } from './amount-head'
import { messages } from './messages'
import { MethodList } from './method-list'
import { PayFacts } from './pay-facts'
import { PayNotice } from './pay-notice'
import { payWays } from './pay-ways'
import type { Payable } from './payable'
import { SandboxSheet } from './sandbox-sheet'

interface PayDeskProps extends Payable {
  nav: ReactNode
  user: User
  view: PaymentView
  onPay: (method: PayMethod) => Promise<void>
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onTimeUp: () => void
}

/** Amount, ways to pay, and the one button that takes money. */
export function PayDesk({ nav, user, order, payment, view, onPay, onDecide, onTimeUp }: PayDeskProps) {
  const [method, setMethod] = useState<PayMethod>(PayMethod.wechat)
  const [isSheetDismissed, setSheetDismissed] = useState(false)
  const ways = payWays()
  const isChoosing = view.status === 'choosing'

  const pay = async (): Promise<void> => {
    setSheetDismissed(false)
    // A live attempt of the sandbox only needs its sheet again.
    if (isChoosing) return
    const page = ways.find((way) => way.method === method)?.page
    if (page) await openRoute({ path: page, params: { id: order.id } })
    // Not waited for: it ends with the payment, and a sheet that was closed before must open again.
    else void onPay(method)
  }

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar>
          <Button kind="blue" isLoading={view.status === 'starting'} onPress={pay}>
            {messages.pay(formatYuan(payment.amountFen))}
          </Button>
        </StickyBar>
      }
      overlay={
        <SandboxSheet
          isOpen={isChoosing && !isSheetDismissed}
          amountFen={payment.amountFen}
          onDecide={onDecide}
          onClose={() => setSheetDismissed(true)}
        />
      }
    >
      <AmountHead order={order} payment={payment} onEnd={onTimeUp} />
      <MethodList ways={ways} selected={method} shop={order.storeInfo.storeName} onSelect={setMethod} />
      <PayFacts order={order} user={user} />
      <PayNotice view={view} />
    </PageShell>
  )
}
