import { Text, View } from '@tarojs/components'
import { splitRemaining } from '@/domain/time/duration'
import { messages } from '@/ui/messages'
import { SpokenTime } from './spoken-time'
import { useRemaining } from './use-remaining'
import './index.scss'

export interface CountdownProps {
  /** When it ends, in epoch ms of the clock that `now` reads. */
  endMs: number
  /** The server's time, which the phone's clock must not decide. */
  now: () => number
  tone?: 'ink' | 'red'
  /** Runs once, at zero: fetch again. */
  onEnd?: () => void
}

const DIGITS = 2

/** h : m : s in boxes, days in front by their name when there are any; only this leaf renders again each second. */
export function Countdown({ endMs, now, tone = 'ink', onEnd }: CountdownProps) {
  const remainingMs = useRemaining(endMs, now, onEnd)
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
