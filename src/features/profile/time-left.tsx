import { Text } from '@tarojs/components'
import { useCountdown } from '@/hooks/use-countdown'
import { timeLeftText } from './time-left-text'

interface TimeLeftProps {
  endMs: number
  onEnd: () => void
}

/** The time left in a line of text; only this leaf is drawn again each second. */
export function TimeLeft({ endMs, onEnd }: TimeLeftProps) {
  return <Text>{timeLeftText(useCountdown(endMs, onEnd))}</Text>
}
