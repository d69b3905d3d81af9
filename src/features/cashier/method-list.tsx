import { View } from '@tarojs/components'
import type { PayMethod } from '@/wire/enums/payment'
import { Card } from '@/ui/card'
import { OptionRow } from '@/ui/option-row'
import { PayMethodIcon, payMethodName, payMethodNote } from '@/widgets/pay-method'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import type { PayWay } from './pay-ways'

interface MethodListProps {
  ways: readonly PayWay[]
  selected: PayMethod | undefined
  shop: string
  onSelect: (method: PayMethod) => void
}

/** The ways to pay, one of them chosen. */
export function MethodList({ ways, selected, shop, onSelect }: MethodListProps) {
  return (
    <Card title={messages.payWith} isList>
      <View role="radiogroup" aria-label={messages.payWith}>
        {ways.map(({ code, isRecommended, blockedReason }) => (
          <OptionRow
            key={code}
            label={payMethodName(code)}
            note={payMethodNote(code, shop)}
            blockedReason={blockedReason}
            picture={<PayMethodIcon method={code} />}
            tag={isRecommended && <Tag tone="green">{messages.recommended}</Tag>}
            isOn={code === selected}
            onPress={() => onSelect(code)}
          />
        ))}
      </View>
    </Card>
  )
}
