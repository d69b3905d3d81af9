import { View } from '@tarojs/components'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import './car-card.scss'
import type { Car } from './cars'
import { messages } from './messages'

/** The car that is worked out, and a way to another. */
export function CarCard({ car, onChange }: { car: Car; onChange: () => void }) {
  return (
    <Card>
      <View className="calculator-car">
        <View className="calculator-car__picture">
          <Picture
            src={car.picture}
            alt={messages.carPicture(car.name)}
            ratio={STILL_RATIOS.side}
            fit="contain"
            isEager
          />
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
