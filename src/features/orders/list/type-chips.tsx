import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Chip } from '@/ui/chip'
import { messages } from '../messages'
import { typeChips } from './scopes'
import type { OrderListView } from './use-order-list'
import './type-chips.scss'

/** Which deposits are listed; it scrolls away with the list. */
export function TypeChips({ view: { filter, choose, isEmpty } }: { view: OrderListView }) {
  return (
    // The page of an empty list is white, without the canvas's room under the tabs.
    <View
      className={classNames('type-chips', !isEmpty && 'type-chips--canvas')}
      role="radiogroup"
      aria-label={messages.types}
    >
      {typeChips().map(({ type, label }) => (
        <Chip key={type} role="radio" isOn={filter.type === type} onPress={() => choose({ type })}>
          {label}
        </Chip>
      ))}
    </View>
  )
}
