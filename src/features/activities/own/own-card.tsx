import { View } from '@tarojs/components'
import type { OwnActivity } from '@/wire/schemas/activity'
import { openActivity } from '@/services/activities/opened-card'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Pressable } from '@/ui/pressable'
import { ActivityRow } from '../activity-row'
import { askToCancel } from '../cancel'
import { messages } from '../messages'
import { standingNote, standingOf, standingWord, type Standing } from '../standing'
import './own-card.scss'

interface OwnCardProps {
  activity: OwnActivity
  onCode: () => void
  onChange: () => void
}

const TONES = {
  registering: 'orange',
  success: 'green',
  failed: 'grey',
  ended: 'grey',
} as const satisfies Record<Standing, string>

/** One of the customer's activities: what came of it, and what can be done about it. */
export function OwnCard({ activity, onCode, onChange }: OwnCardProps) {
  const { id, title, registration } = activity
  return (
    <View role="listitem">
      <Card className="own-activity">
        <Pressable className="own-activity__row" role="link" onPress={() => void openActivity(activity)}>
          <ActivityRow
            activity={activity}
            state={
              <View className={`own-activity__state c-${TONES[standingOf(activity)]}`}>{standingWord(activity)}</View>
            }
          />
        </Pressable>
        <View className="own-activity__foot">
          <View className="own-activity__note">{standingNote(activity)}</View>
          {registration.isCancellable && (
            <Button
              kind="line"
              isSmall
              label={messages.cancelName(title)}
              onPress={() => askToCancel(id).then(onChange)}
            >
              {messages.cancel}
            </Button>
          )}
          {registration.code !== null && (
            <Button isSmall label={messages.codeOf(title)} onPress={onCode}>
              {messages.checkInCode}
            </Button>
          )}
        </View>
      </Card>
    </View>
  )
}
