import { View } from '@tarojs/components'
import { filterCount } from '@/domain/shop/shop-filters'
import { open } from '@/services/navigation/open'
import { Chip } from '@/ui/chip'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { messages } from '../messages'
import type { ShopListView } from './use-shop-list'
import './place-bar.scss'

interface PlaceBarProps {
  view: ShopListView
  onCity: () => void
  onFilter: () => void
}

/** Where shops are looked for, in a city or near the shopper, and the ways to the map and to the filters. */
export function PlaceBar({ view: { place, filters }, onCity, onFilter }: PlaceBarProps) {
  const { city, near, findNear } = place
  const set = filterCount(filters)
  return (
    <View className="place-bar">
      <Chip isOn={near === null} tail={<Icon name="chevron-down" size={16} />} onPress={onCity}>
        {city?.cityName ?? messages.city}
      </Chip>
      <Chip isOn={near !== null} icon={<ExtraIcon name="locate" size={16} />} onPress={() => void findNear()}>
        {messages.nearMe}
      </Chip>
      <View className="place-bar__end">
        <Chip
          role="link"
          onPress={() =>
            void open('pages/map/vehicle-location', near === null && city !== null ? { city: city.cityCode } : {})
          }
        >
          {messages.map}
        </Chip>
        <Chip isOn={set > 0} onPress={onFilter}>
          {set > 0 ? messages.withCount(messages.filter, set) : messages.filter}
        </Chip>
      </View>
    </View>
  )
}
