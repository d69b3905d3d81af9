import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { LoanOffer } from '@/domain/finance/loan'
import { messages as fieldMessages } from '@/widgets/loan/fields/messages'
import { Card, MoreLink } from '@/ui/card'
import { Price } from '@/ui/price'
import { SplitBar } from '@/ui/split-bar'
import { messages } from './messages'
import './result-card.scss'

interface ResultCardProps {
  offer: LoanOffer
  /** A field holds what is wrong: this is the result of what it held before. */
  isOld: boolean
  onCompare: () => void
}

/** What a month costs, and what the car comes to in all. */
export function ResultCard({ offer, isOld, onCompare }: ResultCardProps) {
  return (
    <Card>
      <View className="loan-result__head">
        <View className="loan-result__label">{messages.monthlyPayment}</View>
        <MoreLink text={messages.compare} label={messages.compareTitle} onPress={onCompare} />
      </View>
      <View className={classNames(isOld && 'loan-result__old')}>
        <View className="loan-result__monthly" role="status">
          <Price amountFen={offer.monthlyFen} size={44} />
        </View>
        <SplitBar
          parts={[
            { label: fieldMessages.downPayment, amountFen: offer.downPaymentFen, tone: 'ink' },
            { label: messages.loan, amountFen: offer.loanFen, tone: 'blue' },
            { label: messages.interest, amountFen: offer.interestFen, tone: 'pale' },
          ]}
        />
      </View>
    </Card>
  )
}
