import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { formatYuan } from '@/domain/money/money'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { Swatch } from '@/widgets/paint-swatch'
import { messages } from './messages'
import { INTERIORS, type Interior } from './renderer/selection'
import './trim-picker.scss'

interface TrimPickerProps {
  chosen: Interior
  trim: VehicleOption | undefined
  onChoose: (interior: Interior) => void
}

const aboutTrim = ({ attributeName, priceFen }: VehicleOption): string =>
  messages.describedPrice(attributeName, priceFen === 0 ? messages.included : messages.surcharge(formatYuan(priceFen)))

/** The trims of the cabin: the name and price of the chosen one, and a disc for each. */
export function TrimPicker({ chosen, trim, onChoose }: TrimPickerProps) {
  const choice = useArrowChoice(INTERIORS, onChoose)
  return (
    <View className="trim-picker">
      <View className="trim-picker__words">
        <View className="trim-picker__name">{messages.interiors[chosen]}</View>
        {trim && <View className="trim-picker__about">{aboutTrim(trim)}</View>}
      </View>
      <View className="trim-picker__rings" role="radiogroup" aria-label={messages.tabs.interior}>
        {INTERIORS.map((interior) => (
          <Pressable
            key={interior}
            {...choice(interior)}
            className={classNames('trim-picker__ring', interior === chosen && 'trim-picker__ring--on')}
            role="radio"
            label={messages.interiors[interior]}
            isChecked={interior === chosen}
            isSkippedByTab={interior !== chosen}
            onPress={() => onChoose(interior)}
          >
            <Swatch code={interior} isSmall />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
