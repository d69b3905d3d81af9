import { View } from '@tarojs/components'
import type { Adviser } from '@/wire/schemas/shop'
import { callPhone } from '@/platform/opener'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExpertCard } from '@/widgets/expert-card'
import { messages } from '../messages'
import type { BigOrderForm } from './use-form'
import './places-card.scss'

interface PlacesCardProps {
  form: BigOrderForm
  /** Who looks after orders of the chosen shop, once that is known. */
  expert: Adviser | undefined
}

/** Where the car is licensed and handed over, and which shop and person look after the order. */
export function PlacesCard({ form: { values, openSheet }, expert }: PlacesCardProps) {
  const { licensingCity, deliveryCity, shop } = values
  return (
    <Card isList>
      <Cell
        label={messages.licensingCity}
        value={licensingCity?.cityName}
        placeholder={messages.chooseCity}
        onPress={() => openSheet('licensing')}
      />
      <Cell
        label={messages.deliveryCity}
        value={deliveryCity?.cityName}
        placeholder={messages.chooseCity}
        onPress={() => openSheet('delivery')}
      />
      <Cell
        label={messages.shop}
        value={
          shop && (
            <>
              {shop.storeName}
              <View className="places-card__address">{shop.address}</View>
            </>
          )
        }
        placeholder={messages.chooseShop}
        onPress={() => openSheet(deliveryCity ? 'shop' : 'delivery')}
      />
      {expert && (
        <View className="places-card__expert">
          <ExpertCard
            name={expert.name}
            roleName={messages.salesExpert}
            text={messages.looksAfterYou}
            avatar={expert.avatar}
            onCall={() => void callPhone(expert.phone)}
          />
        </View>
      )}
    </Card>
  )
}
