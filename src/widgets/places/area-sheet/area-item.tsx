import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import type { AreaItemProps } from './area-item-props'

/** A province or a city to choose. */
export function AreaItem({ name, province, isOn, hasTick, onPress }: AreaItemProps) {
  return (
    <Pressable
      className={classNames('area__item', isOn && 'area__item--on')}
      role="radio"
      isChecked={isOn}
      onPress={onPress}
    >
      {name}
      {province !== undefined && <View className="area__province">{province}</View>}
      {isOn && hasTick && <Icon name="check" size={20} />}
    </Pressable>
  )
}
