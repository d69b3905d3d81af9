import { View } from '@tarojs/components'
import { popularCities } from '@/domain/area/popular-cities'
import { Chip } from '@/ui/chip'
import { messages } from '../messages'
import type { CityChoice } from './city-choice'

/** One row of cities that many look for; nothing where a tree has none of them. */
export function PopularCities({ areas, selected, onPick }: CityChoice) {
  const popular = popularCities(areas)
  if (popular.length === 0) return null
  return (
    <View className="area__popular" role="radiogroup" aria-label={messages.popularCities}>
      {popular.map(({ province, city }) => (
        <Chip key={city.areaCode} role="radio" isOn={city.areaCode === selected} onPress={() => onPick(province, city)}>
          {city.areaName}
        </Chip>
      ))}
    </View>
  )
}
