import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { OrderType } from '@/wire/enums/order'
import { REFUND_PROMISE } from '@/domain/order/refund-promise'
import { open } from '@/services/navigation/open'
import { CarLine } from '@/widgets/car-line'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { DeadlineCard } from '@/widgets/countdown/deadline-card'
import { PayBar } from '@/widgets/pay-bar'
import { TickList } from '@/ui/tick-list'
import { AmountCard } from './amount-card'
import type { DueDeposit } from './due'
import { factRows } from './fact-rows'
import { messages } from './messages'
import { PurchaseCards } from './purchase-cards'
import './deposit-summary.scss'

interface DepositSummaryProps {
  nav: ReactNode
  due: DueDeposit
  onReload: () => void
}

/** What a deposit is paid for, what it brings and how it comes back; the button leads to the cashier. */
export function DepositSummary({ nav, due: { order, car }, onReload }: DepositSummaryProps) {
  const { id, orderType, paymentAmount, collectRights } = order
  const isBig = orderType === OrderType.big
  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={<PayBar amountFen={paymentAmount} onPay={() => open('pages/mall/order/casher', { id })} />}
    >
      <Card>
        <CarLine picture={car.picture} name={car.name} text={car.summary} />
      </Card>
      <DeadlineCard order={order} label={messages.payWithin} tone="red" onClosed={onReload} />
      <Card title={messages.orderFacts}>
        <KeyValues rows={factRows(order)} />
      </Card>
      {isBig && <PurchaseCards order={order} />}
      {collectRights.length > 0 && (
        <Card title={messages.rightsTitle}>
          <TickList items={collectRights} />
        </Card>
      )}
      <AmountCard order={order} />
      <View className="deposit__promise">
        <Notice icon="shield">{REFUND_PROMISE[orderType]}</Notice>
      </View>
    </PageShell>
  )
}
