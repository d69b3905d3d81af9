import { View } from '@tarojs/components'
import { SignUpStatus } from '@/wire/enums/activity'
import type { Activity } from '@/wire/schemas/activity'
import { DAY_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { serverNow } from '@/services/server-clock'
import { Countdown } from '@/widgets/countdown'
import { isFull } from '@/widgets/activity-state/state-word'
import { messages } from '../messages'
import './sign-up-countdown.scss'

/** What the sign-up waits for next, and when; null where there is nothing to wait for. */
const nextOf = (activity: Activity): { label: string; time: string | null } | null => {
  const { signUpStatus, signUpStartTime, signUpEndTime, resultTime } = activity
  if (signUpStatus === SignUpStatus.notStarted) return { label: messages.opensIn, time: signUpStartTime }
  const canSignUp = signUpStatus === SignUpStatus.signingUp && (resultTime !== null || !isFull(activity))
  return canSignUp ? { label: messages.closesIn, time: signUpEndTime } : null
}

/** On the last day before the sign-up opens or closes, how long that is; before that the date says it. */
export function SignUpCountdown({ activity }: { activity: Activity }) {
  const next = nextOf(activity)
  if (next === null || next.time === null) return null
  const endMs = parseShanghai(next.time)
  const leftMs = endMs - serverNow()
  if (leftMs <= 0 || leftMs > DAY_MS) return null
  return (
    <View className="sign-up-countdown">
      <View>{next.label}</View>
      <Countdown endMs={endMs} />
    </View>
  )
}
