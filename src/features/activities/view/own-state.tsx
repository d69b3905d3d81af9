import { View } from '@tarojs/components'
import { RegistrationResult } from '@/wire/enums/activity'
import type { Activity, Registration } from '@/wire/schemas/activity'
import { shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { askToCancel } from '../cancel'
import { messages } from '../messages'

interface OwnStateProps {
  activity: Activity
  registration: Registration
  onChange: () => void
}

/** What the shopper's own sign-up came to, and the way to take it back. */
export function OwnState({ activity: { id, title, resultTime }, registration, onChange }: OwnStateProps) {
  const { isCancellable } = registration
  return (
    <View>
      <Notice {...lookOf(registration)}>{textOf(registration, resultTime)}</Notice>
      {isCancellable && (
        <Button kind="link" label={messages.cancelName(title)} onPress={() => askToCancel(id).then(onChange)}>
          {messages.giveBack}
        </Button>
      )}
    </View>
  )
}

const lookOf = ({ result }: Registration): { tone: 'blue' | 'orange' | 'green' } => {
  if (result === RegistrationResult.success) return { tone: 'green' }
  return { tone: result === RegistrationResult.failed ? 'orange' : 'blue' }
}

const textOf = ({ result, resultReason, guests }: Registration, resultTime: string | null): string => {
  switch (result) {
    case RegistrationResult.registering:
      return resultTime === null ? messages.registering : messages.resultBy(shortTime(resultTime))
    case RegistrationResult.success:
      return messages.youAreIn(guests)
    case RegistrationResult.failed:
      return resultReason ?? messages.notDrawn
    default:
      return result satisfies never
  }
}
