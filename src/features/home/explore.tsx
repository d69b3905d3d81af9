import type { Banner } from '@/wire/schemas/content'
import { open } from '@/services/navigation/open'
import { Section } from '@/ui/section'
import { ActivityCarousel } from './activities/lazy-carousel'
import { Feed } from './feed'
import { Hero } from './hero'
import { messages } from './messages'
import { Shortcuts } from './shortcuts'
import { SquareTopics } from './square-topics'
import { MAIN_TAB, SQUARE_TAB, type ContentTab } from './tabs'
import type { FeedView } from './use-feed'
import { useKeptPlace } from './use-kept-place'

interface ExploreProps {
  tab: ContentTab
  /** To the tab of activities; absent where there is none. */
  onActivities: (() => void) | undefined
  banners: readonly Banner[] | undefined
  feed: FeedView
}

/** What a home tab shows; the first one has the slides and the ways that are taken most on top. */
export function Explore({ tab, onActivities, banners, feed }: ExploreProps) {
  useKeptPlace({ tab, list: feed })
  const between = tab === MAIN_TAB && <ActivityCarousel onAll={onActivities} />
  const cards = <Feed key={tab} between={between} feed={feed} />
  if (tab === SQUARE_TAB) {
    return (
      <>
        <SquareTopics />
        {cards}
      </>
    )
  }
  if (tab !== MAIN_TAB) return cards
  return (
    <>
      {hasHero(banners) && <Hero banners={banners} />}
      <Shortcuts />
      <Section title={messages.stories} more={messages.allTopics} onMore={() => void open('pages/topiclist/view')}>
        {cards}
      </Section>
    </>
  )
}

/** The slides, or their room while they load. */
export const hasHero = (banners: readonly Banner[] | undefined): boolean => banners?.length !== 0
