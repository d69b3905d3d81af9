import { View } from '@tarojs/components'
import { findCities } from '@/domain/area/city-search'
import { messages } from '../messages'
import { AreaItem } from './area-item'
import type { CityChoice } from './city-choice'

/** One letter finds hundreds: more than this is not looked through, and is much to send to a mini-program's view. */
const MAX_SHOWN = 30

/** The cities that a name leads to, from all provinces. */
export function FoundCities({ areas, selected, onPick, words }: CityChoice & { words: string }) {
  const found = findCities(areas, words)
  return (
    <View className="area__found">
      {found.length === 0 && (
        <View className="area__none" role="status">
          {messages.noSuchCity}
        </View>
      )}
      <View role="radiogroup" aria-label={messages.city}>
        {found.slice(0, MAX_SHOWN).map(({ province, city }) => (
          <AreaItem
            key={city.areaCode}
            name={city.areaName}
            province={province.areaName}
            isOn={city.areaCode === selected}
            hasTick
            onPress={() => onPick(province, city)}
          />
        ))}
      </View>
      {found.length > MAX_SHOWN && <View className="area__none">{messages.moreCities}</View>}
    </View>
  )
}
