import { View } from '@tarojs/components'
import type { Activity, Registration } from '@/wire/schemas/activity'
import { Button } from '@/ui/button'
import { Notice, type NoticeProps } from '@/ui/notice'
import { askToCancel } from '../cancel'
import { messages } from '../messages'
import { standingNote, standingOf, type Standing } from '../standing'

interface OwnStateProps {
  activity: Activity
  registration: Registration
  onChange: () => void
}

const TONES = {
  registering: 'blue',
  success: 'green',
  failed: 'orange',
  ended: 'blue',
} as const satisfies Record<Standing, NoticeProps['tone']>

/** What the shopper's own sign-up came to, and the way to take it back. */
export function OwnState({ activity, registration, onChange }: OwnStateProps) {
  const { id, title } = activity
  const own = { ...activity, registration }
  return (
    <View>
      <Notice tone={TONES[standingOf(own)]}>{standingNote(own)}</Notice>
      {registration.isCancellable && (
        <Button kind="link" label={messages.cancelName(title)} onPress={() => askToCancel(id).then(onChange)}>
          {messages.giveBack}
        </Button>
      )}
    </View>
  )
}
