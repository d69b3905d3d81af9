import { View } from '@tarojs/components'
import { useState } from 'react'
import { formatYuan } from '@/domain/money/money'
import { fenOfInput } from '@/domain/money/yuan-input'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { Price } from '@/ui/price'
import { SplitBar } from '@/ui/split-bar'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { faultOf } from './next-part'
import { NextPartCard } from './next-part-card'
import { noticeOf } from './notice'
import { PaymentsCard } from './payments-card'
import { SumCard } from './sum-card'
import type { BalanceOfOrder } from './use-balance'
import './balance.scss'

interface BalanceProps extends BalanceOfOrder {
  onLeave: () => void
}

/** What is left of a balance or a down payment, how it was paid so far, and what is paid next. */
export function Balance({ balance, order, onLeave }: BalanceProps) {
  const { orderId, leftFen, ways } = balance
  // What is typed is of what was left then: until the shopper types, the field follows what is left.
  const [typed, setTyped] = useState<{ text: string; leftFen: number } | null>(null)
  const text = typed?.leftFen === leftFen ? typed.text : formatYuan(leftFen)
  const canPay = ways.length > 0
  const fault = canPay ? faultOf(text, balance) : null
  const amountFen = fenOfInput(text)

  const pay = async (): Promise<void> => {
    if (fault !== null || amountFen === null) return
    await open('pages/mall/order/casher', {
      id: orderId,
      amountFen: String(amountFen),
    })
  }

  const button = canPay ? (
    <Button kind="blue" isDisabled={fault !== null} onPress={pay}>
      {fault === null && amountFen !== null ? messages.pay(formatYuan(amountFen)) : messages.payNothing}
    </Button>
  ) : (
    <Button kind="line" onPress={() => open('pages/real-order-detail/index', { id: orderId })}>
      {messages.viewOrder}
    </Button>
  )
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={<StickyBar>{button}</StickyBar>}
    >
      <Card>
        <View className="balance-head__what">{messages.leftToPay(balance.modelName)}</View>
        <Price amountFen={leftFen} size={44} />
        <View className="balance-head__bar">
          <SplitBar
            parts={[
              { label: messages.paid, amountFen: balance.paidFen, tone: 'green' },
              { label: messages.checking, amountFen: balance.checkingFen, tone: 'orange' },
              { label: messages.left, amountFen: leftFen, tone: 'rest' },
            ]}
          />
        </View>
      </Card>
      <SumCard balance={balance} order={order} />
      <PaymentsCard {...balance} />
      {canPay ? (
        <NextPartCard
          balance={balance}
          text={text}
          fault={fault}
          onChange={(entered) => setTyped({ text: entered, leftFen })}
        />
      ) : (
        <View className="balance-head__note">
          <Notice {...noticeOf(balance)} />
        </View>
      )}
    </PageShell>
  )
}
