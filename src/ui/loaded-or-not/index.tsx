import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'

/** Where the loading of a page or a list stands; `services/async-page` tells it. */
export type LoadState = { status: 'idle' | 'loading' | 'ready' } | { status: 'failed' | 'timedOut'; message: string }

export interface LoadedOrNotProps {
  page: LoadState
  onReload: () => void
  /** Boxes of what is on its way. */
  cards?: readonly (readonly SkeletonBar[])[]
}

const ROW: SkeletonBar = { widthPercent: 60, heightPx: 24 }

/** A list or a page that is not there yet: nothing, its boxes, or a way to ask again. */
export function LoadedOrNot({ page, onReload, cards = [[ROW, ROW, ROW]] }: LoadedOrNotProps) {
  switch (page.status) {
    case 'loading':
      return <Skeleton cards={cards} />
    case 'failed':
    case 'timedOut':
      return <ErrorView text={page.message} onReload={onReload} />
    case 'idle':
    case 'ready':
      return null
    default:
      return page satisfies never
  }
}
