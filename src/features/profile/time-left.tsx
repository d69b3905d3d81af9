import { Text } from '@tarojs/components'
import { clockSeconds } from '@/domain/time/clock-seconds'
import { useSecondsUntil } from '@/hooks/use-countdown'

interface TimeLeftProps {
  endMs: number
  onEnd: () => void
}

/** The time left in a line of text; only this leaf is drawn again each second. */
export function TimeLeft({ endMs, onEnd }: TimeLeftProps) {
  return <Text>{clockSeconds(useSecondsUntil(endMs, onEnd))}</Text>
}
