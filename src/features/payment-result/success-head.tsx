import { View } from '@tarojs/components'
import classNames from 'classnames'
import { PaymentRefundState } from '@/wire/enums/payment'
import { formatOrderNumber } from '@/domain/order/order-number'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import type { ResultKind } from './kind'
import { messages } from './messages'
import { returnState, type PaymentResult } from './result'
import './success-head.scss'
import { amountOf, wayOf } from './sums'

const titleOf = (kind: ResultKind, result: PaymentResult): string =>
  kind === 'returned'
    ? messages.returnedTitles[returnState(result) ?? PaymentRefundState.underWay]
    : messages.titles[kind]

/** What was paid, or announced: how much, for which order, and the car it was for. */
export function SuccessHead({ kind, result }: { kind: ResultKind; result: PaymentResult }) {
  const { order } = result
  const isWaiting = kind === 'transfer' || kind === 'returned'
  return (
    <View className={classNames('success-head', kind !== 'smallDeposit' && 'success-head--low')}>
      <View className={classNames('success-head__sign', isWaiting && 'success-head__sign--waiting')}>
        <Icon name={isWaiting ? 'clock' : 'check'} size={28} />
      </View>
      <View className="success-head__title" role="heading" aria-level="1">
        {titleOf(kind, result)}
      </View>
      <View className="success-head__amount">
        <Price amountFen={amountOf(kind, result)} size={34} />
      </View>
      <View className="success-head__line">
        {messages.orderLine(formatOrderNumber(order.orderNo), wayOf(kind, result))}
      </View>
      <View className="success-head__car">
        <Picture
          src={order.carPoster}
          alt={messages.carPicture(order.modelName)}
          ratio={STILL_RATIOS.front34}
          fit="contain"
          isEager
        />
      </View>
    </View>
  )
}
