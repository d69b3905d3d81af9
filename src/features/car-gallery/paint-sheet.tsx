import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { Swatch } from '@/widgets/paint-swatch'
import { messages } from './messages'
import './paint-sheet.scss'

interface PaintSheetProps {
  paints: readonly VehicleOption[]
  chosen: VehicleOption
  onChoose: (code: string) => void
}

/** The paints of the model, one of them chosen. */
export function PaintSheet({ paints, chosen, onChoose }: PaintSheetProps) {
  const choice = useArrowChoice(
    paints.map(({ code }) => code),
    onChoose,
  )
  return (
    <View className="paint-sheet">
      <View className="paint-sheet__head">
        <View className="paint-sheet__title">{messages.colour}</View>
        <View className="paint-sheet__count">{messages.paintCount(paints.length)}</View>
      </View>
      <View className="paint-sheet__rings" role="radiogroup" aria-label={messages.colour}>
        {paints.map(({ code, displayName }) => (
          <Pressable
            key={code}
            {...choice(code)}
            className={classNames('paint-sheet__ring', code === chosen.code && 'paint-sheet__ring--on')}
            role="radio"
            label={displayName}
            isChecked={code === chosen.code}
            isSkippedByTab={code !== chosen.code}
            onPress={() => onChoose(code)}
          >
            <Swatch code={code} />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
