import { View } from '@tarojs/components'
import classNames from 'classnames'
import { CommentOrder } from '@/wire/enums/content'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './order-choice.scss'

const ORDERS = Object.values(CommentOrder)

interface OrderChoiceProps {
  order: CommentOrder
  onChoose: (order: CommentOrder) => void
}

/** Which comments come first. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  const choice = useArrowChoice(ORDERS, onChoose)
  return (
    <View className="order-choice" role="radiogroup" aria-label={messages.commentOrder}>
      {ORDERS.map((one) => (
        <Pressable
          key={one}
          {...choice(one)}
          className={classNames('order-choice__item', one === order && 'order-choice__item--on')}
          role="radio"
          isChecked={one === order}
          isSkippedByTab={one !== order}
          onPress={() => onChoose(one)}
        >
          {messages.orders[one]}
        </Pressable>
      ))}
    </View>
  )
}
