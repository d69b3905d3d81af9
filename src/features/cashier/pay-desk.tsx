import { useState } from 'react'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { AmountHead } from './amount-head'
import type { DeskProps } from './desk'
import { messages } from './messages'
import { MethodList } from './method-list'
import { PayFacts } from './pay-facts'
import { PayHint } from './pay-hint'
import { payWays } from './pay-ways'
import { amountOf } from './payable'
import { useSandboxSheet } from './use-sandbox-sheet'

/** Amount, ways to pay, and the one button that takes money. */
export function PayDesk(props: DeskProps) {
  const { nav, user, payable, view, isTimeUp, onPay, onTimeUp } = props
  const { order, part } = payable
  const ways = payWays(part)
  const [method, setMethod] = useState(() => ways.find(({ blockedReason }) => blockedReason === undefined)?.code)
  const { sheet, isChoosing, reopen } = useSandboxSheet(props)
  const page = ways.find(({ code }) => code === method)?.page ?? null
  const amountFen = amountOf(payable)

  const pay = async (): Promise<void> => {
    reopen()
    if (isChoosing || method === undefined) return
    if (page !== null) await open(page, { id: order.id, amountFen: String(amountFen) })
    // Not waited for: it ends with the payment, and a sheet that was closed before must open again.
    else void onPay(method)
  }

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar>
          <Button
            kind="blue"
            isLoading={view.status === 'starting'}
            isDisabled={isTimeUp || method === undefined}
            hint={isTimeUp ? messages.timeIsUp : undefined}
            onPress={pay}
          >
            {page === null ? messages.pay(formatYuan(amountFen)) : messages.goOn}
          </Button>
        </StickyBar>
      }
      overlay={sheet}
    >
      <AmountHead payable={payable} onEnd={onTimeUp} />
      <MethodList ways={ways} selected={method} shop={order.storeInfo.storeName} onSelect={setMethod} />
      <PayFacts order={order} user={user} />
      <PayHint view={view} isPart={part !== null} />
    </PageShell>
  )
}
