import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShownCar } from '@/domain/order/ordered-car'
import { CarLine } from '@/widgets/car-line'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { messages } from '../messages'
import './car-card.scss'

interface CarCardProps {
  car: ShownCar
  /** Opens the configuration; absent where there is no page to see it on. */
  onOpen: (() => void) | undefined
  /** What has to be said about the car, under its price. */
  children?: ReactNode
}

/** The car that is ordered: what was chosen of it, and its price. */
export function CarCard({ car: { name, summary, picture, totalFen }, onOpen, children }: CarCardProps) {
  const line = <CarLine picture={picture} name={name} text={summary} />
  return (
    <Card>
      {onOpen ? (
        <Pressable className="order-car__link" role="link" label={messages.reviewCar(name, summary)} onPress={onOpen}>
          {line}
          <Icon name="chevron" size={16} className="order-car__chevron" />
        </Pressable>
      ) : (
        line
      )}
      <View className="order-car__price">
        <Text>{messages.configuredPrice}</Text>
        <Price amountFen={totalFen} size={17} />
      </View>
      <View className="order-car__notices">{children}</View>
    </Card>
  )
}
