import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { PaymentPlan } from '@/wire/enums/finance'
import { formatYuan } from '@/domain/money/money'
import { Card } from '@/ui/card'
import { Pressable } from '@/ui/pressable'
import { RadioMark } from '@/ui/radio'
import { messages } from '../messages'
import './plan-card.scss'

interface PlanCardProps {
  plan: PaymentPlan
  /** What a month costs at least, or undefined where it is not known. */
  monthlyFen: number | undefined
  onChoose: (plan: PaymentPlan) => void
}

/** How the car is paid for. */
export function PlanCard({ plan, monthlyFen, onChoose }: PlanCardProps) {
  const financeText =
    monthlyFen === undefined ? messages.financeTextPlain : messages.financeText(formatYuan(monthlyFen))
  const plans = [
    { key: PaymentPlan.fullPayment, name: messages.fullPayment, text: messages.fullPaymentText },
    { key: PaymentPlan.finance, name: messages.finance, text: financeText },
  ]
  return (
    <Card title={messages.plan}>
      <View className="plan-card" role="radiogroup" aria-label={messages.plan}>
        {plans.map(({ key, name, text }) => (
          <Pressable
            key={key}
            className={classNames('plan', key === plan && 'plan--on')}
            role="radio"
            isChecked={key === plan}
            onPress={() => onChoose(key)}
          >
            <View className="plan__head">
              <Text>{name}</Text>
              <RadioMark isOn={key === plan} />
            </View>
            <View className="plan__text">{text}</View>
          </Pressable>
        ))}
      </View>
    </Card>
  )
}
