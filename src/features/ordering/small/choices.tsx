import { Text } from '@tarojs/components'
import { maskMobile } from '@/domain/person/phone'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import type { SmallOrderDraft } from './draft'
import { messages } from './messages'

interface ChoicesProps {
  /** The shopper's own number. */
  phone: string
  draft: SmallOrderDraft
  onCity: () => void
  onShop: () => void
}

/** Who reserves, where, and at which shop. */
export function Choices({ phone, draft, onCity, onShop }: ChoicesProps) {
  return (
    <Card isList>
      <Cell label={messages.phone} value={maskMobile(phone)} />
      <Cell label={messages.city} value={valueOr(draft.city?.cityName, messages.chooseCity)} onPress={onCity} />
      <Cell label={messages.shop} value={valueOr(draft.shop?.storeName, messages.chooseShop)} onPress={onShop} />
    </Card>
  )
}

const valueOr = (value: string | undefined, placeholder: string) => value ?? <Text className="c-3">{placeholder}</Text>
