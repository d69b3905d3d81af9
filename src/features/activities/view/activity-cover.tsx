import { View } from '@tarojs/components'
import type { ActivityCard } from '@/wire/schemas/activity'
import { Picture } from '@/ui/picture'
import { Tag } from '@/ui/tag'
import { wordOf } from '../activity-texts'
import { messages } from '../messages'
import './activity-cover.scss'

/** The head of an activity's page: its picture with state and title on it. */
export function ActivityCover({ activity }: { activity: ActivityCard }) {
  const { picture, title } = activity
  return (
    <View className="activity-cover">
      <View className="activity-cover__picture">
        <Picture src={picture} alt={messages.cover(title)} isEager />
      </View>
      <View className="activity-cover__words">
        <Tag tone="dark">{wordOf(activity)}</Tag>
        <View className="activity-cover__title" role="heading" aria-level="1">
          {title}
        </View>
      </View>
    </View>
  )
}
