import { View } from '@tarojs/components'
import type { OwnActivity } from '@/wire/schemas/activity'
import { shortTime } from '@/domain/time/shanghai-time'
import { openActivity } from '@/services/activities/opened-card'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Pressable } from '@/ui/pressable'
import { ActivityRow } from '../activity-row'
import { askToCancel } from '../cancel'
import { messages } from '../messages'
import './own-card.scss'
import { ownStateOf, type OwnState } from './own-groups'

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
} as const satisfies Record<OwnState, string>

/** One of the customer's activities: what came of it, and what can be done about it. */
export function OwnCard({ activity, onCode, onChange }: OwnCardProps) {
  const { id, title, registration } = activity
  const state = ownStateOf(activity)
  const note = noteOf(activity, state)
  return (
    <View role="listitem">
      <Card className="own-activity">
        <Pressable className="own-activity__row" role="link" onPress={() => void openActivity(activity)}>
          <ActivityRow
            activity={activity}
            state={
              <View className={`own-activity__state c-${TONES[state]}`}>
                {activity.isCalledOff ? messages.calledOff : messages[state]}
              </View>
            }
          />
        </Pressable>
        <View className="own-activity__foot">
          <View className="own-activity__note">{note}</View>
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

const noteOf = ({ resultTime, registration }: OwnActivity, state: OwnState): string => {
  const { guests, resultReason, visitedTime } = registration
  switch (state) {
    case 'registering':
      return resultTime === null ? '' : messages.resultBy(shortTime(resultTime))
    case 'success':
      return visitedTime === null ? messages.youAreIn(guests) : messages.checkedIn(shortTime(visitedTime))
    case 'failed':
      return resultReason ?? ''
    case 'ended':
      return visitedTime === null ? messages.notCheckedIn : messages.checkedIn(shortTime(visitedTime))
    default:
      return state satisfies never
  }
}
