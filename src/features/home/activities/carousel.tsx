import { Text, View } from '@tarojs/components'
import { ActivityStatus, SignUpStatus } from '@/wire/enums/activity'
import type { ActivityCard } from '@/wire/schemas/activity'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatNearDay } from '@/domain/time/week'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchActivities } from '@/services/api/activity'
import { openActivity } from '@/services/activities/opened-card'
import { serverNow } from '@/services/server-clock'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Section } from '@/ui/section'
import { Tag } from '@/ui/tag'
import { isFull, stateWord } from '@/widgets/activity-state/state-word'
import './carousel.scss'
import { messages } from '../messages'

/** As many as one scrolls across. */
const NEXT_ONES = { current: 1, size: 6 }
const RATIO = 240 / 140
const WIDTH_PX = 240

/** Whether one can sign up for it now. */
const isOpen = (activity: ActivityCard): boolean =>
  activity.signUpStatus === SignUpStatus.signingUp &&
  activity.activityStatus === ActivityStatus.notStarted &&
  !isFull(activity)

export interface CarouselProps {
  /** To all of them; absent where there is no such place. */
  onAll?: (() => void) | undefined
}

/** What is on or to come, side by side between the stories. */
export function ActivityCarousel({ onAll }: CarouselProps) {
  const { page } = useAsyncPage((signal) => fetchActivities(NEXT_ONES, { signal }))
  // Without them the stories stand alone.
  if (page.status !== 'ready' || page.data.records.length === 0) return null
  return (
    <Section title={messages.tab.activities} more={messages.all} {...(onAll && { onMore: onAll })}>
      <View className="activity-carousel">
        <View className="activity-carousel__row" role="list">
          {page.data.records.map((activity) => (
            <View key={activity.id} className="activity-carousel__one" role="listitem">
              <View className="activity-carousel__picture">
                <Picture src={activity.picture} alt="" ratio={RATIO} drawnPx={WIDTH_PX} />
              </View>
              <Pressable className="activity-carousel__title" role="link" onPress={() => void openActivity(activity)}>
                {activity.title}
              </Pressable>
              <View className="activity-carousel__foot">
                <Text className="activity-carousel__note">
                  {messages.placeAndDay(activity.city, formatNearDay(parseShanghai(activity.startTime), serverNow()))}
                </Text>
                <Tag tone={isOpen(activity) ? 'blue' : 'plain'}>{stateWord(activity)}</Tag>
              </View>
            </View>
          ))}
        </View>
      </View>
    </Section>
  )
}
