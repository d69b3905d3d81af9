import { View } from '@tarojs/components'
import { messages } from '@/ui/messages'
import { spokenMinutes } from './spoken-minutes'

/** What a screen reader hears of a countdown, which itself is silent. */
export function SpokenTime({ remainingMs }: { remainingMs: number }) {
  return (
    <View className="said" aria-live="polite">
      {spoken(remainingMs)}
    </View>
  )
}

const spoken = (remainingMs: number): string => {
  if (remainingMs <= 0) return messages.timeIsUp
  const minutes = spokenMinutes(remainingMs)
  return minutes === null ? '' : messages.minutesLeft(minutes)
}
