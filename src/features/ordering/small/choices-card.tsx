import { maskMobile } from '@/domain/person/phone'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { messages } from './messages'
import type { SmallOrderChoices } from './use-choices'

interface ChoicesCardProps {
  /** The shopper's own number. */
  phone: string
  choices: SmallOrderChoices
}

/** Who reserves, where, and at which shop. */
export function ChoicesCard({ phone, choices: { draft, openSheet } }: ChoicesCardProps) {
  const { city, shop } = draft
  return (
    <Card isList>
      <Cell label={messages.phone} value={maskMobile(phone)} />
      <Cell
        label={messages.city}
        value={city?.cityName}
        placeholder={messages.chooseCity}
        onPress={() => openSheet('city')}
      />
      <Cell
        label={messages.shop}
        value={shop?.storeName}
        placeholder={messages.chooseShop}
        onPress={() => openSheet(city ? 'shop' : 'city')}
      />
    </Card>
  )
}
