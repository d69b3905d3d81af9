import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'

interface CityItemProps {
  name: string
  /** Beside the name, where cities of several provinces are listed. */
  province?: string
  isOn: boolean
  onPress: () => void
}

/** A city to choose. */
export function CityItem({ name, province, isOn, onPress }: CityItemProps) {
  return (
    <Pressable
      className={classNames('area__item', isOn && 'area__item--on')}
      role="radio"
      isChecked={isOn}
      onPress={onPress}
    >
      {name}
      {province !== undefined && <View className="area__province">{province}</View>}
      {isOn && <Icon name="check" size={20} />}
    </Pressable>
  )
}
