import { View } from '@tarojs/components'
import { useState } from 'react'
import type { AreaNode } from '@/wire/schemas/area'
import { areaPath, citiesOf, provincesOf } from '@/domain/area/area-tree'
import { messages } from '../messages'
import { AreaItem } from './area-item'
import type { CityChoice } from './city-choice'

/** Provinces left, the cities of one right; first that of the chosen city. */
export function CityColumns({ areas, selected, onPick }: CityChoice) {
  const [shown, setShown] = useState<AreaNode | null>(null)
  const provinces = provincesOf(areas)
  const province = shown ?? (selected === null ? undefined : areaPath(areas, selected)[0]) ?? provinces[0]
  if (!province) return null
  return (
    <View className="area">
      <View className="area__provinces" role="radiogroup" aria-label={messages.province}>
        {provinces.map((one) => (
          <AreaItem key={one.areaCode} name={one.areaName} isOn={one === province} onPress={() => setShown(one)} />
        ))}
      </View>
      <View className="area__cities" role="radiogroup" aria-label={messages.city}>
        {citiesOf(areas, province.areaCode).map((city) => (
          <AreaItem
            key={city.areaCode}
            name={city.areaName}
            isOn={city.areaCode === selected}
            hasTick
            onPress={() => onPick(province, city)}
          />
        ))}
      </View>
    </View>
  )
}
