import { View } from '@tarojs/components'
import type { Right } from '@/wire/schemas/right'
import { Chip } from '@/ui/chip'
import { carsOf } from './cars'
import { messages } from './messages'
import './car-chips.scss'

interface CarChipsProps {
  rights: readonly Right[]
  /** The order whose rights are shown; undefined for all. */
  chosen: string | undefined
  onChoose: (orderId: string | undefined) => void
}

/** Whose rights are shown: those of one car, or of all; nothing to choose where there is one. */
export function CarChips({ rights, chosen, onChoose }: CarChipsProps) {
  const cars = carsOf(rights)
  if (cars.length < 2) return null
  return (
    <View className="car-chips" role="radiogroup" aria-label={messages.cars}>
      <Chip role="radio" isOn={chosen === undefined} onPress={() => onChoose(undefined)}>
        {messages.allCars}
      </Chip>
      {cars.map(({ orderId, label }) => (
        <Chip key={orderId} role="radio" isOn={chosen === orderId} onPress={() => onChoose(orderId)}>
          {label}
        </Chip>
      ))}
    </View>
  )
}
