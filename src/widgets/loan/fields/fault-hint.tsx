import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import './fault-hint.scss'

interface FaultHintProps {
  text: string
  /** Takes the nearest number that would be good: "Use ¥43,755.00". */
  mendLabel: string
  onMend: () => void
}

/** What is wrong with the number above, and the way out. */
export function FaultHint({ text, mendLabel, onMend }: FaultHintProps) {
  return (
    <View className="fault-hint" role="alert">
      <View className="fault-hint__text">{text}</View>
      <Button kind="line" isSmall onPress={onMend}>
        {mendLabel}
      </Button>
    </View>
  )
}
