import { View } from '@tarojs/components'
import { chooseTextScale } from '@/services/text-scale'
import { TEXT_SCALES, type TextScale } from '@/services/text-sizes'
import { useTextScale } from '@/stores/text-scale'
import { Card } from '@/ui/card'
import { Segmented } from '@/ui/segmented'
import { messages } from './messages'
import './text-size-card.scss'

const keyOf = (scale: TextScale) => String(scale)

/** How large everything is written; seen at once. */
export function TextSizeCard() {
  const chosen = useTextScale()
  const choose = (key: string) => {
    const scale = TEXT_SCALES.find((one) => keyOf(one) === key)
    if (scale !== undefined) chooseTextScale(scale)
  }
  const items = TEXT_SCALES.map((scale) => ({ key: keyOf(scale), label: messages.textScale(scale) }))
  return (
    <Card>
      <View className="text-size__label">{messages.textSize}</View>
      <Segmented items={items} selected={keyOf(chosen)} onSelect={choose} label={messages.textSize} />
    </Card>
  )
}
