import { useState } from 'react'
import type { MaterialFile } from '@/wire/schemas/material'
import type { PagedListView } from '@/hooks/use-paged-list'

/** So many before the last one that is there, more are asked for. */
const AHEAD = 3

/** What `useViewer` answers. */
export interface Viewer {
  index: number | null
  show: (wanted: number) => void
  step: (by: -1 | 1) => void
  close: () => void
}

/** Which picture is on the whole screen, null for none; near the end of what is there, more is loaded. */
export function useViewer({ items, loadMore }: Pick<PagedListView<MaterialFile>, 'items' | 'loadMore'>): Viewer {
  const [index, setIndex] = useState<number | null>(null)

  const show = (wanted: number): void => {
    if (wanted < 0 || wanted >= items.length) return
    setIndex(wanted)
    if (wanted >= items.length - AHEAD) loadMore()
  }

  return {
    index,
    show,
    step: (by) => {
      if (index !== null) show(index + by)
    },
    close: () => setIndex(null),
  }
}
