import { Text, View } from '@tarojs/components'
import { paintName } from '@/domain/configuration/paint-name'
import { openRoute } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import type { Resumable } from './use-resumable'
import './resume-strip.scss'

/** A car that was being configured, found again on the poster. */
export function CarStrip({ car, page }: Resumable) {
  const paint = paintName(car)
  return (
    <View className="resume">
      <Pressable onPress={() => void openRoute(page)}>
        <View className="resume__face">
          <Text>
            {paint === undefined ? messages.continueCar(car.modelName) : messages.continueCarIn(car.modelName, paint)}
          </Text>
          <View className="resume__pay">
            <Icon name="chevron" size={16} />
          </View>
        </View>
      </Pressable>
    </View>
  )
}
