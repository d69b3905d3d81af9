import { Text, View } from '@tarojs/components'
import { SECOND_MS, splitRemaining } from '@/domain/time/duration'
import { useSecondsUntil } from '@/hooks/use-countdown'
import { messages } from '@/ui/messages'
import { SpokenTime } from '@/ui/spoken-time'
import './index.scss'

export interface CountdownProps {
  /** When it ends by the server's time, in epoch ms. */
  endMs: number
  tone?: 'ink' | 'red'
  /** Runs once, at zero: fetch again. */
  onEnd?: () => void
}

const DIGITS = 2

/** h : m : s in boxes, days in front by their name when there are any; only this leaf renders again each second. */
export function Countdown({ endMs, tone = 'ink', onEnd }: CountdownProps) {
  const remainingMs = useSecondsUntil(endMs, onEnd) * SECOND_MS
  const { day, hour, minute, second } = splitRemaining(remainingMs)
  return (
    <View className={`countdown countdown--${tone}`}>
      <View className="countdown__boxes" role="timer" aria-live="off">
        {day > 0 && <Text className="countdown__days">{messages.days(day)}</Text>}
        {[hour, minute, second].map((value, index) => [
          index > 0 && (
            <Text key={`colon-${index}`} className="countdown__colon">
              :
            </Text>
          ),
          <Text key={index} className="countdown__box">
            {String(value).padStart(DIGITS, '0')}
          </Text>,
        ])}
      </View>
      <SpokenTime remainingMs={remainingMs} />
    </View>
  )
}
