import type { PagedListView } from '@/hooks/use-paged-list'
import type { ContentTab } from './tabs'

/** The element whose children are the stories of a tab. */
export const STORIES_ID = 'feed-cards'

/** The tab whose place is kept, and its list. */
export interface KeptPlaceOptions {
  tab: ContentTab
  /** Its rows as they stand there; those of an earlier visit say from when they are, and are about to go. */
  list: Pick<PagedListView<{ id: string }>, 'phase' | 'items' | 'isEnd' | 'failure' | 'loadMore'> & {
    cachedAtMs?: number | undefined
  }
  /** The elements whose children the rows are, from the top down. */
  rowsIn?: readonly string[]
}
