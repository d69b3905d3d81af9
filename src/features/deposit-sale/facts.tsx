import { Text, View } from '@tarojs/components'
import type { ModelFact } from '@/wire/schemas/vehicle'
import './facts.scss'

/** Three figures side by side under the car. */
export function Facts({ facts }: { facts: readonly ModelFact[] }) {
  return (
    <View className="facts">
      {facts.map(({ value, unit, label }) => (
        <View key={label} className="facts__one">
          <View className="facts__value">
            {value}
            <Text className="facts__unit">{unit}</Text>
          </View>
          <View className="facts__label">{label}</View>
        </View>
      ))}
    </View>
  )
}
