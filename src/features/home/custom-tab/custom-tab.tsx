import { View } from '@tarojs/components'
import type { Banner } from '@/wire/schemas/content'
import { contentLink } from '@/services/navigation/content-link'
import { openRoute } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { PagedRows } from '@/ui/paged-rows'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { CUSTOM_TAB } from '../tabs'
import type { FeedView } from '../use-feed'
import { STORIES_ID } from '../kept-place'
import { useKeptPlace } from '../use-kept-place'
import './custom-tab.scss'
import { StoryTile } from './story-tile'

export interface CustomTabProps {
  /** The first leads the tab. */
  slides: readonly Banner[]
  feed: FeedView
}

/** Width by height of the slide that leads. */
const LEAD_RATIO = 3 / 2

/** What the house makes of a season: a slide, its stories as tiles, and where else to go. */
export function CustomTab({ slides: [lead, ...rows], feed }: CustomTabProps) {
  useKeptPlace({ tab: CUSTOM_TAB, list: feed })
  return (
    <View className="custom-tab">
      {lead && <Lead slide={lead} />}
      <PagedRows list={feed} empty={null}>
        <View id={STORIES_ID} className="custom-tab__tiles">
          {feed.items.map((card) => (
            <StoryTile key={card.id} card={card} />
          ))}
        </View>
      </PagedRows>
      {rows.length > 0 && (
        <View className="custom-tab__rows" role="list">
          {rows.map((slide) => (
            <Row key={slide.id} slide={slide} />
          ))}
        </View>
      )}
    </View>
  )
}

/** Opens where a slide leads; undefined where it leads nowhere. */
const pressOf = (slide: Banner): (() => void) | undefined => {
  const link = contentLink(slide)
  return link === null ? undefined : () => void openRoute(link)
}

function Lead({ slide }: { slide: Banner }) {
  const press = pressOf(slide)
  const words = (
    <View className="custom-tab__words">
      <View className="custom-tab__title" role="heading" aria-level="1">
        {slide.title}
      </View>
      <View>{slide.subtitle}</View>
    </View>
  )
  return (
    <View className="custom-tab__lead">
      <Picture src={slide.picture} alt="" ratio={LEAD_RATIO} isEager />
      {press ? (
        <Pressable className="custom-tab__press" role="link" onPress={press}>
          {words}
        </Pressable>
      ) : (
        words
      )}
    </View>
  )
}

function Row({ slide }: { slide: Banner }) {
  const press = pressOf(slide)
  const face = (
    <View className="custom-tab__row">
      <View className="custom-tab__picture">
        <Picture src={slide.picture} alt="" ratio={1} drawnPx={48} />
      </View>
      <View className="grow">
        <View>{slide.title}</View>
        <View className="custom-tab__note">{slide.subtitle}</View>
      </View>
      {press && <Icon name="chevron" size={16} />}
    </View>
  )
  return (
    <View role="listitem">
      {press ? (
        <Pressable className="custom-tab__link" role="link" onPress={press}>
          {face}
        </Pressable>
      ) : (
        face
      )}
    </View>
  )
}
