import { View } from '@tarojs/components'
import type { VehicleOption } from '@/contract/entities/vehicle'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { classNames } from '@/ui/class-names'
import { usePlainId } from '@/ui/plain-id'
import { Pressable } from '@/ui/pressable'
import { Swatch } from '@/ui/swatch'
import { messages } from './messages'
import './paint-sheet.scss'

interface PaintSheetProps {
  paints: readonly VehicleOption[]
  chosen: VehicleOption
  onChoose: (code: string) => void
}

/** The paints of the model, one of them chosen. */
export function PaintSheet({ paints, chosen, onChoose }: PaintSheetProps) {
  const id = usePlainId()
  const onKey = (key: string, index: number) => {
    const next = paints[indexAfterKey(key, index, paints.length) ?? -1]
    if (!next) return
    onChoose(next.code)
    focusById(id + next.code)
  }
  return (
    <View className="paint-sheet">
      <View className="paint-sheet__head">
        <View className="paint-sheet__title">{messages.colour}</View>
        <View className="paint-sheet__count">{messages.paintCount(paints.length)}</View>
      </View>
      <View className="paint-sheet__rings" role="radiogroup" aria-label={messages.colour}>
        {paints.map(({ code, displayName }, index) => (
          <Pressable
            key={code}
            id={id + code}
            className={classNames('paint-sheet__ring', code === chosen.code && 'paint-sheet__ring--on')}
            role="radio"
            label={displayName}
            isChecked={code === chosen.code}
            isSkippedByTab={code !== chosen.code}
            onPress={() => onChoose(code)}
            onKey={(key) => onKey(key, index)}
          >
            <Swatch code={code} />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
