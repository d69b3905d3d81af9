import type { ActivityCard } from '@/wire/schemas/activity'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchActivities } from '@/services/api/activity'
import { byNumber } from '@/services/paged-list/by-number'

/** As many as one scrolls across; where they go on, as many come at a time. */
const ACTIVITIES_A_PART = 6

/** What is on or to come, the next first. */
export function useActivities(): PagedListView<ActivityCard> {
  return usePagedList({
    fetchPart: byNumber((query, signal) => fetchActivities(query, { signal }), ACTIVITIES_A_PART),
    keyOf: ({ id }) => id,
  })
}
