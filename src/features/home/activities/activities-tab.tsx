import { usePageEnd } from '@/hooks/use-page-end'
import { PagedRows } from '@/ui/paged-rows'
import { Feed } from '../feed'
import { NEXT_CARDS_PX } from '../next-cards'
import { ACTIVITIES_TAB } from '../tabs'
import type { FeedView } from '../use-feed'
import { STORIES_ID } from '../kept-place'
import { useKeptPlace } from '../use-kept-place'
import { ActivityCards } from './activity-cards'
import { useActivities } from './use-activities'

export interface ActivitiesTabProps {
  /** The stories of the tab. */
  feed: FeedView
}

const ACTIVITIES_ID = 'activity-cards'
const ROWS_IN = [ACTIVITIES_ID, STORIES_ID]

/** A story about an activity may have its id. */
const storyRow = ({ id }: { id: string }) => ({ id: `story/${id}` })

/** All that is on or to come, and the stories about it. */
export function ActivitiesTab({ feed }: ActivitiesTabProps) {
  const list = useActivities()
  const { items, isEnd, failure, loadMore } = list
  usePageEnd({ rowCount: items.length, distancePx: NEXT_CARDS_PX, onNear: loadMore })
  // Activities that are still to come would push the stories down. Only where there are neither is that said.
  const hasStories = (isEnd || failure !== undefined) && (items.length === 0 || feed.items.length > 0)
  useKeptPlace({
    tab: ACTIVITIES_TAB,
    // One reads on from the last activity to the first story.
    list: isEnd ? { ...feed, items: [...items, ...feed.items.map(storyRow)] } : list,
    rowsIn: ROWS_IN,
  })
  return (
    <>
      <PagedRows list={list} empty={null}>
        <ActivityCards id={ACTIVITIES_ID} items={items} />
      </PagedRows>
      {hasStories && <Feed feed={feed} />}
    </>
  )
}
