import { View } from '@tarojs/components'
import { useState } from 'react'
import type { AreaNode } from '@/contract/entities/area'
import { areaPath, citiesOf, provincesOf } from '@/domain/area-tree'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import { Sheet } from '@/ui/sheet'
import './index.scss'

export interface AreaSheetProps {
  isOpen: boolean
  title: string
  areas: readonly AreaNode[]
  /** Code of the chosen city. */
  selected: string | null
  /** Applies when a city is tapped; the sheet closes itself after it. */
  onPick: (province: AreaNode, city: AreaNode) => void
  onClose: () => void
}

/** Province left, its cities right. */
export function AreaSheet({ isOpen, title, areas, selected, onPick, onClose }: AreaSheetProps) {
  const [shown, setShown] = useState<AreaNode | null>(null)
  const provinces = provincesOf(areas)
  const province = shown ?? (selected === null ? undefined : areaPath(areas, selected)[0]) ?? provinces[0]
  const pick = (city: AreaNode) => {
    if (!province) return
    onPick(province, city)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
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
          {citiesOf(areas, province?.areaCode ?? '').map((city) => {
            const isOn = city.areaCode === selected
            return (
              <Pressable
                key={city.areaCode}
                className={classNames('area__item', isOn && 'area__item--on')}
                role="radio"
                isChecked={isOn}
                onPress={() => pick(city)}
              >
                {city.areaName}
                {isOn && <Icon name="check" size={20} />}
              </Pressable>
            )
          })}
        </View>
      </View>
    </Sheet>
  )
}
