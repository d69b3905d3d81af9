import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { Swatch } from '@/widgets/paint-swatch'
import { messages } from './messages'
import { PAINTS, type Paint } from './renderer/selection'
import './paint-picker.scss'

interface PaintPickerProps {
  paint: Paint
  onChoose: (paint: Paint) => void
}

/** The paints in a pill over the stage, and the name of the chosen one. */
export function PaintPicker({ paint, onChoose }: PaintPickerProps) {
  const choice = useArrowChoice(PAINTS, onChoose)
  return (
    <View className="paint-picker">
      <View className="paint-picker__pill" role="radiogroup" aria-label={messages.paint}>
        {PAINTS.map((name) => (
          <Pressable
            key={name}
            {...choice(name)}
            className={classNames('paint-picker__ring', name === paint && 'paint-picker__ring--on')}
            role="radio"
            label={messages.paints[name]}
            isChecked={name === paint}
            isSkippedByTab={name !== paint}
            onPress={() => onChoose(name)}
          >
            <Swatch code={name} isSmall />
          </Pressable>
        ))}
      </View>
      <View className="paint-picker__name">{messages.paints[paint]}</View>
    </View>
  )
}
