import { View } from '@tarojs/components'
import type { Activity } from '@/wire/schemas/activity'
import { Picture } from '@/ui/picture'
import './activity-story.scss'

/** Width by height of a picture in the column. */
const RATIO = 335 / 200

/** What an activity is about, its hours and pictures. */
export function ActivityStory({ activity: { heading, intro, programme, pictures } }: { activity: Activity }) {
  return (
    <View className="activity-story">
      <View className="activity-story__heading" role="heading" aria-level="2">
        {heading}
      </View>
      <View className="activity-story__intro">{intro}</View>
      {programme.length > 0 && (
        <View className="activity-story__programme" role="list">
          {programme.map(({ time, text }) => (
            <View key={time} className="activity-story__item" role="listitem">
              <View className="activity-story__time">{time}</View>
              <View className="activity-story__text">{text}</View>
            </View>
          ))}
        </View>
      )}
      {pictures.map((picture) => (
        <Picture key={picture} className="activity-story__picture" src={picture} alt="" ratio={RATIO} />
      ))}
    </View>
  )
}
