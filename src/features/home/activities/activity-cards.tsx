import { Text, View } from '@tarojs/components'
import { ActivityStatus, SignUpStatus } from '@/wire/enums/activity'
import type { ActivityCard } from '@/wire/schemas/activity'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatNearDay } from '@/domain/time/week'
import { openActivity } from '@/services/activities/opened-card'
import { serverNow } from '@/services/server-clock'
import { Picture } from '@/ui/picture'
import type { PictureProps } from '@/ui/picture/types'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { isFull, stateWord } from '@/widgets/activity-state/state-word'
import './activity-cards.scss'

interface ActivityCardsProps extends Pick<PictureProps, 'drawnPx'> {
  items: readonly ActivityCard[]
  /** Of the element whose children they are. */
  id?: string
}

const RATIO = 240 / 140

/** Whether one can sign up for it now. */
const isOpen = (activity: ActivityCard): boolean =>
  activity.signUpStatus === SignUpStatus.signingUp &&
  activity.activityStatus === ActivityStatus.notStarted &&
  !isFull(activity)

/** Activities by picture, title, place, day and state: below each other, and side by side where there is room for it. */
export function ActivityCards({ items, id, drawnPx }: ActivityCardsProps) {
  return (
    <View className="activities" role="list" {...(id !== undefined && { id })}>
      {items.map((activity) => (
        <View key={activity.id} className="activities__one" role="listitem">
          <Picture className="activities__picture" src={activity.picture} alt="" ratio={RATIO} drawnPx={drawnPx} />
          <Pressable className="activities__title" role="link" onPress={() => void openActivity(activity)}>
            {activity.title}
          </Pressable>
          <View className="activities__foot">
            <Text className="activities__note">
              {activity.city} · {formatNearDay(parseShanghai(activity.startTime), serverNow())}
            </Text>
            <Tag tone={isOpen(activity) ? 'blue' : 'plain'}>{stateWord(activity)}</Tag>
          </View>
        </View>
      ))}
    </View>
  )
}
