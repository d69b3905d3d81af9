import { View } from '@tarojs/components'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { classNames } from '@/ui/class-names'
import { usePlainId } from '@/ui/plain-id'
import { Pressable } from '@/ui/pressable'
import { Swatch } from '@/ui/swatch'
import { messages } from './messages'
import { PAINTS, type Paint } from './renderer/selection'
import './paint-picker.scss'

interface PaintPickerProps {
  paint: Paint
  onChoose: (paint: Paint) => void
}

/** The paints in a pill over the stage, and the name of the chosen one. */
export function PaintPicker({ paint, onChoose }: PaintPickerProps) {
  const id = usePlainId()
  const onKey = (key: string, index: number) => {
    const next = PAINTS[indexAfterKey(key, index, PAINTS.length) ?? -1]
    if (!next) return
    onChoose(next)
    focusById(id + next)
  }
  return (
    <View className="paint-picker">
      <View className="paint-picker__pill" role="radiogroup" aria-label={messages.paint}>
        {PAINTS.map((name, index) => (
          <Pressable
            key={name}
            id={id + name}
            className={classNames('paint-picker__ring', name === paint && 'paint-picker__ring--on')}
            role="radio"
            label={messages.paints[name]}
            isChecked={name === paint}
            isSkippedByTab={name !== paint}
            onPress={() => onChoose(name)}
            onKey={(key) => onKey(key, index)}
          >
            <Swatch code={name} isSmall />
          </Pressable>
        ))}
      </View>
      <View className="paint-picker__name">{messages.paints[paint]}</View>
    </View>
  )
}
