import type { Banner } from '@/wire/schemas/content'
import { Section } from '@/ui/section'
import { Feed } from './feed'
import { Hero } from './hero'
import { messages } from './messages'
import { Shortcuts } from './shortcuts'
import { SquareTopics } from './square-topics'
import { MAIN_TAB, SQUARE_TAB, type ContentTab } from './tabs'
import type { FeedView } from './use-feed'

interface ExploreProps {
  tab: ContentTab
  banners: readonly Banner[] | undefined
  view: FeedView
  onReload: () => void
  onMore: () => void
  onRetry: () => void
}

/** What a home tab shows; the first one has the slides and the ways that are taken most on top. */
export function Explore({ tab, banners, view, onReload, onMore, onRetry }: ExploreProps) {
  const feed = <Feed key={tab} view={view} onReload={onReload} onMore={onMore} onRetry={onRetry} />
  if (tab === SQUARE_TAB) {
    return (
      <>
        <SquareTopics />
        {feed}
      </>
    )
  }
  if (tab !== MAIN_TAB) return feed
  return (
    <>
      {hasHero(banners) && <Hero banners={banners} />}
      <Shortcuts />
      <Section title={messages.stories}>{feed}</Section>
    </>
  )
}

/** The slides, or their room while they load. */
export const hasHero = (banners: readonly Banner[] | undefined): boolean => banners?.length !== 0
