import { View } from '@tarojs/components'
import { useState } from 'react'
import type { OrderDetail } from '@/wire/schemas/order'
import type { RefundBody } from '@/wire/schemas/order-calls'
import { OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { replace } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { ReasonList } from '@/widgets/reason-list'
import { hasOwnWords, NO_REASON, reasonText, type ReasonChoice } from '@/widgets/reason-list/reasons'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { reasonSlotOf } from './draft'
import { messages } from './messages'
import { SumCard } from './sum-card'
import { TermsCard } from './terms-card'
import './refund-form.scss'

type Refundable = Pick<OrderDetail, 'orderType' | 'linkSmallOrderAmount' | 'discountInfoVOList'>

/** What the shopper has to know before the deposit of this order goes back. */
const refundTerms = ({ orderType, linkSmallOrderAmount, discountInfoVOList }: Refundable): string[] => {
  const { whole, route, linked, coupons, discounts, closes, place, failure } = messages.terms
  return [
    whole,
    route,
    ...(linkSmallOrderAmount > 0 ? [linked] : []),
    ...(discountInfoVOList.length > 0 ? [orderType === OrderType.small ? coupons : discounts] : []),
    closes,
    place,
    failure,
  ]
}

interface RefundFormProps {
  order: OrderDetail
  onApply: (said: Pick<RefundBody, 'payNo' | 'refundReasons'>) => Promise<void>
  onLeave: () => void
}

/** What goes back and on which terms, why, and the application. */
export function RefundForm({ order, onApply, onLeave }: RefundFormProps) {
  const slot = reasonSlotOf(order.id)(useUser()?.id)
  const [choice, setChoice] = useState(() => slot.read() ?? NO_REASON)
  const change = (next: ReasonChoice): void => {
    slot.write(next)
    setChoice(next)
  }
  const reason = reasonText(choice)
  const missing = hasOwnWords(choice) ? messages.needsOwnWords : messages.needsReason
  const nav = <NavBar title={messages.title} onBack={onLeave} />

  const { payNo } = order
  if (payNo === null || !order.nextActions.includes(OrderAction.applyRefund)) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={messages.notNowTitle}
          text={messages.notNowText}
          action={messages.viewOrder}
          onAction={() => void replace('pages/real-order-detail/index', { id: order.id })}
        />
      </PageShell>
    )
  }
  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={onLeave}>
            {messages.keepOrder}
          </Button>
          <Button
            isDisabled={reason === null}
            hint={reason === null ? missing : undefined}
            onPress={() => (reason === null ? undefined : onApply({ payNo, refundReasons: reason }))}
          >
            {messages.submit}
          </Button>
        </StickyBar>
      }
    >
      {order.statusCode === OrderStatus.refundFailed && (
        <View className="refund-page__note">
          <Notice tone="orange" icon="alert">
            {messages.retry}
          </Notice>
        </View>
      )}
      <SumCard order={order} />
      <Card>
        <ReasonList choice={choice} onChange={change} />
      </Card>
      <TermsCard terms={refundTerms(order)} />
    </PageShell>
  )
}
