import { View } from '@tarojs/components'
import { OrderScope } from '@/wire/enums/order'
import { ExtraIcon } from '@/ui/extra-icon'
import { messages } from './messages'
import { Tile } from './tile'

const SHORTCUTS = [
  { scope: OrderScope.toPay, icon: 'wallet' },
  { scope: OrderScope.inProgress, icon: 'car' },
  { scope: OrderScope.complete, icon: 'check-circle' },
  { scope: OrderScope.closed, icon: 'document' },
] as const

interface OrderShortcutsProps {
  toPayCount: number
  onOpen: (scope: OrderScope) => void
}

/** The tabs of "My orders" as tiles; "To pay" carries its count. */
export function OrderShortcuts({ toPayCount, onOpen }: OrderShortcutsProps) {
  return (
    <View className="profile-tiles">
      {SHORTCUTS.map(({ scope, icon }) => {
        const count = scope === OrderScope.toPay ? toPayCount : 0
        return (
          <Tile
            key={scope}
            icon={<ExtraIcon name={icon} />}
            text={messages[scope]}
            count={count}
            label={count > 0 ? messages.toPayCount(count) : undefined}
            onPress={() => onOpen(scope)}
          />
        )
      })}
    </View>
  )
}
