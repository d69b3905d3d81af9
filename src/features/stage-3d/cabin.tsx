import { View } from '@tarojs/components'
import { useState } from 'react'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { Chip } from '@/ui/chip'
import { Picture } from '@/ui/picture'
import { cabinUrl } from './files'
import { LookAround } from './look-around'
import { messages } from './messages'
import type { Interior, StageSelection } from './renderer/selection'
import type { Seat } from './seats'
import { TrimPicker } from './trim-picker'
import './cabin.scss'

/** In the order of the design. */
const SEAT_CHIPS = ['driver', 'passenger', 'rowTwo'] as const satisfies readonly Seat[]
const WIDTH_PX = 800

interface CabinProps {
  selection: StageSelection
  /** The trim as the catalogue has it, once that is known. */
  trim: VehicleOption | undefined
  onTrim: (interior: Interior) => void
}

/** The cabin, a picture to look around in: the model has no inside. */
export function Cabin({ selection: { model, interior }, trim, onTrim }: CabinProps) {
  const [asked, setAsked] = useState<{ readonly seat: Seat }>({ seat: 'driver' })
  const [seen, setSeen] = useState<Seat>('driver')
  const sit = (seat: Seat) => {
    setSeen(seat)
    setAsked({ seat })
  }
  return (
    <View className="cabin">
      <LookAround
        label={messages.cabinPicture(messages.models[model], messages.interiors[interior])}
        asked={asked}
        seen={seen}
        onSee={setSeen}
      >
        <Picture src={cabinUrl(interior)} alt="" drawnPx={WIDTH_PX} isEager />
      </LookAround>
      <View className="cabin__veil" />
      <View className="cabin__foot">
        <View className="cabin__seats" role="radiogroup" aria-label={messages.seat}>
          {SEAT_CHIPS.map((seat) => (
            <Chip key={seat} role="radio" isOn={seat === seen} onPress={() => sit(seat)}>
              {messages.seats[seat]}
            </Chip>
          ))}
        </View>
        <TrimPicker chosen={interior} trim={trim} onChoose={onTrim} />
      </View>
    </View>
  )
}
