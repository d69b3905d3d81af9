import { View } from '@tarojs/components'
import type { Shop } from '@/wire/schemas/shop'
import type { AsyncPage } from '@/services/async-page/async-page'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'
import { messages } from './messages'
import { ShopRow } from './shop-row'
import './shop-list.scss'

interface ShopListProps {
  page: AsyncPage<readonly Shop[]>
  onReload: () => void
}

const SHOP: readonly SkeletonBar[] = [
  { widthPercent: 60, heightPx: 24 },
  { widthPercent: 80, heightPx: 16 },
]

/** The shops of a city in whatever state their loading is; its room is kept, so that the sheet does not jump. */
export function ShopList({ page, onReload }: ShopListProps) {
  return (
    <View className="shop-list">
      <Shops page={page} onReload={onReload} />
    </View>
  )
}

function Shops({ page, onReload }: ShopListProps) {
  switch (page.status) {
    case 'idle':
    case 'waiting':
      return null
    case 'loading':
      return <Skeleton cards={[SHOP, SHOP, SHOP]} />
    case 'failed':
    case 'timedOut':
      return <ErrorView text={page.message} onReload={onReload} />
    case 'ready':
      if (page.data.length === 0) return <View className="shop-list__none">{messages.noShops}</View>
      return page.data.map((shop) => <ShopRow key={shop.id} shop={shop} />)
    default:
      return page satisfies never
  }
}
