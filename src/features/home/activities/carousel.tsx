import { View } from '@tarojs/components'
import { Section } from '@/ui/section'
import { messages } from '../messages'
import { ActivityCards } from './activity-cards'
import './carousel.scss'
import { useActivities } from './use-activities'

const WIDTH_PX = 240

export interface CarouselProps {
  /** To all of them; absent where there is no such place. */
  onAll?: (() => void) | undefined
}

/** What is on or to come, side by side between the stories. */
export function ActivityCarousel({ onAll }: CarouselProps) {
  const { items } = useActivities()
  // Without them the stories stand alone.
  if (items.length === 0) return null
  return (
    <Section title={messages.tab.activities} more={messages.all} {...(onAll && { onMore: onAll })}>
      <View className="carousel">
        <ActivityCards items={items} drawnPx={WIDTH_PX} />
      </View>
    </Section>
  )
}
