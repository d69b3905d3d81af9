import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ActivityCard } from '@/wire/schemas/activity'
import { Picture } from '@/ui/picture'
import { startText } from './activity-texts'
import { messages } from './messages'
import './activity-row.scss'

interface ActivityRowProps {
  activity: ActivityCard
  /** Beside the title: a word on its state. */
  state?: ReactNode
  /** In place of the city. */
  note?: string
}

/** Picture, title, day and place of an activity. */
export function ActivityRow({ activity, state, note = activity.place }: ActivityRowProps) {
  return (
    <View className="activity-row">
      <View className="activity-row__picture">
        <Picture src={activity.picture} alt="" drawnPx={88} />
      </View>
      <View className="activity-row__text">
        <View className="activity-row__head">
          <View className="activity-row__title">{activity.title}</View>
          {state}
        </View>
        <View className="activity-row__note">{messages.at(startText(activity), note)}</View>
      </View>
    </View>
  )
}
