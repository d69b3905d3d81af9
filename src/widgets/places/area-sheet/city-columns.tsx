import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { AreaNode } from '@/wire/schemas/area'
import { areaPath, citiesOf, provincesOf } from '@/domain/area/area-tree'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import type { CityChoice } from './city-choice'
import { CityItem } from './city-item'

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
          <Pressable
            key={one.areaCode}
            className={classNames('area__item', one === province && 'area__item--on')}
            role="radio"
            isChecked={one === province}
            onPress={() => setShown(one)}
          >
            {one.areaName}
          </Pressable>
        ))}
      </View>
      <View className="area__cities" role="radiogroup" aria-label={messages.city}>
        {citiesOf(areas, province.areaCode).map((city) => (
          <CityItem
            key={city.areaCode}
            name={city.areaName}
            isOn={city.areaCode === selected}
            onPress={() => onPick(province, city)}
          />
        ))}
      </View>
    </View>
  )
}
