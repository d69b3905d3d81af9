import { useState } from 'react'
import type { MaterialFile } from '@/wire/schemas/material'
import type { PagedListView } from '@/hooks/use-paged-list'

/** So many before the last one that is there, more are asked for. */
const AHEAD = 3

/** What `useViewer` answers. */
export interface Viewer {
  index: number | null
  /** Why what follows the last one that is there did not come; said where that one is shown. */
  failure: string | undefined
  show: (wanted: number) => void
  step: (by: -1 | 1) => void
  close: () => void
}

/**
 * Which picture is on the whole screen, null for none; near the end of what is there, more is loaded. Who goes on from the
 * last one asks anew for what failed, and sees the next as soon as it is there.
 */
export function useViewer(list: PagedListView<MaterialFile>): Viewer {
  const { items, isEnd, failure, loadMore, retry } = list
  const [wanted, setWanted] = useState<number | null>(null)
  const last = items.length - 1
  const index = wanted === null ? null : Math.min(wanted, last)

  const show = (next: number): void => {
    if (next < 0 || next > (isEnd ? last : last + 1)) return
    setWanted(next)
    if (next > last && failure !== undefined) retry()
    else if (next > last - AHEAD) loadMore()
  }

  return {
    index,
    failure: index === last ? failure : undefined,
    show,
    step: (by) => {
      if (index !== null) show(index + by)
    },
    close: () => setWanted(null),
  }
}
