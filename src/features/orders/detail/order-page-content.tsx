import { open } from '@/services/navigation/open'
import { OrderNotFound } from '@/widgets/order-page/order-not-found'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'
import { OrderContent } from './order-content'
import type { OrderView } from './order-view'
import type { OrderSheets } from '../sheets/use-order-sheets'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 45, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [
    { widthPercent: 100, heightPx: 24 },
    { widthPercent: 70, heightPx: 16 },
  ],
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 45, heightPx: 16 },
    { widthPercent: 100, heightPx: 120 },
  ],
  [
    { widthPercent: 50, heightPx: 24 },
    { widthPercent: 70, heightPx: 16 },
  ],
  [
    { widthPercent: 30, heightPx: 24 },
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 100, heightPx: 16 },
  ],
]

interface OrderPageContentProps {
  view: OrderView
  onReload: () => void
  onSheet: OrderSheets['show']
}

/** The order, or what stands in its place. */
export function OrderPageContent({ view, onReload, onSheet }: OrderPageContentProps) {
  switch (view.kind) {
    case 'blank':
      return null
    case 'loading':
      return <Skeleton cards={CARDS} />
    case 'failed':
      return <ErrorView text={view.text} onReload={onReload} />
    case 'notFound':
      return <OrderNotFound onList={() => void open('pages/mall/order/list')} />
    case 'ready':
      return <OrderContent order={view.order} isStale={view.isStale} onReload={onReload} onSheet={onSheet} />
    default:
      return view satisfies never
  }
}
