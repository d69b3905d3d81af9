import { Text, View } from '@tarojs/components'
import type { PaymentDetail } from '@/wire/schemas/balance'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CopiedValue } from '@/ui/copied-value'
import { KeyValues } from '@/ui/key-values'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Price } from '@/ui/price'
import { StatusHead } from '@/ui/status-head'
import { StickyBar } from '@/ui/sticky-bar'
import { factRows } from './fact-rows'
import { goOnOf } from './go-on'
import { messages } from './messages'
import { headOf } from './head'
import './payment.scss'

interface PaymentProps {
  payment: PaymentDetail
  onLeave: () => void
}

/** One payment of an order: where it stands, how much, and its records. */
export function Payment({ payment, onLeave }: PaymentProps) {
  const { title, text, tone } = headOf(payment)
  const { payNo, amountFen, orderId } = payment.attempt
  const goOn = goOnOf(payment)
  return (
    <PageShell
      surface="canvas"
      tone={tone}
      nav={<NavBar title={messages.title} variant="tinted" onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button kind="line" onPress={() => open('pages/real-order-detail/index', { id: orderId })}>
            {messages.viewOrder}
          </Button>
          {goOn !== null && (
            <Button kind="blue" onPress={goOn}>
              {messages.goOn}
            </Button>
          )}
        </StickyBar>
      }
    >
      <StatusHead title={title} text={text} tone={tone} />
      <Card>
        <View className="payment-page__sum">
          <Text className="t-strong">{messages.amount}</Text>
          <Price amountFen={amountFen} size={22} />
        </View>
      </Card>
      <Card>
        <KeyValues
          rows={[
            ...factRows(payment),
            { label: messages.payNo, value: <CopiedValue value={payNo} label={messages.copyPayNo} /> },
          ]}
        />
      </Card>
    </PageShell>
  )
}
