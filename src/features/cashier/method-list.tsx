import { View } from '@tarojs/components'
import type { PayMethod } from '@/contract/enums/payment'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { OptionRow } from '@/ui/option-row'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import type { PayWay } from './pay-ways'
import './method-list.scss'

interface MethodListProps {
  ways: readonly PayWay[]
  selected: PayMethod
  shop: string
  onSelect: (method: PayMethod) => void
}

/** The ways to pay, one of them chosen. */
export function MethodList({ ways, selected, shop, onSelect }: MethodListProps) {
  return (
    <Card title={messages.payWith} isList>
      <View role="radiogroup" aria-label={messages.payWith}>
        {ways.map(({ method, label, note, icon, isRecommended }) => (
          <OptionRow
            key={method}
            label={label}
            note={note(shop)}
            picture={
              <View className={`pay-method pay-method--${icon}`}>
                <ExtraIcon name={icon} size={20} />
              </View>
            }
            tag={isRecommended && <Tag tone="green">{messages.recommended}</Tag>}
            isOn={method === selected}
            onPress={() => onSelect(method)}
          />
        ))}
      </View>
    </Card>
  )
}
