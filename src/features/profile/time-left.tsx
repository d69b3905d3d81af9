import { Text } from '@tarojs/components'
import type { RemainingTime } from '@/domain/time/duration'
import { useCountdown } from '@/hooks/use-countdown'

const HOURS_A_DAY = 24
const DIGITS = 2

/** "29:41", with hours in front only when there are any. */
export function timeLeftText({ day, hour, minute, second }: RemainingTime): string {
  const hours = day * HOURS_A_DAY + hour
  const parts = hours > 0 ? [hours, minute, second] : [minute, second]
  return parts.map((part) => String(part).padStart(DIGITS, '0')).join(':')
}

interface TimeLeftProps {
  endMs: number
  onEnd: () => void
}

/** The time left in a line of text; only this leaf is drawn again each second. */
export function TimeLeft({ endMs, onEnd }: TimeLeftProps) {
  return <Text>{timeLeftText(useCountdown(endMs, onEnd))}</Text>
}
