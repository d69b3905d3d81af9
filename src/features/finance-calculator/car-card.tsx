import { View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import './car-card.scss'
import type { Car } from './cars'
import { messages } from './messages'

/** Width by height of the cut-out cars from the side. */
const SIDE_RATIO = 760 / 272

/** The car that is worked out, and a way to another. */
export function CarCard({ car, onChange }: { car: Car; onChange: () => void }) {
  return (
    <Card>
      <View className="calculator-car">
        <View className="calculator-car__picture">
          <Picture src={car.picture} alt={messages.carPicture(car.name)} ratio={SIDE_RATIO} fit="contain" isEager />
        </View>
        <View className="grow">
          <View className="calculator-car__name" role="heading" aria-level="2">
            {car.name}
          </View>
          {car.isConfigured && <View className="calculator-car__note">{messages.yourConfiguration}</View>}
          <View className="calculator-car__price">
            <Price amountFen={car.priceFen} size={13} tone="inherit" />
          </View>
        </View>
        <Pressable className="calculator-car__change" label={messages.changeCar} onPress={onChange}>
          {messages.change}
        </Pressable>
      </View>
    </Card>
  )
}
