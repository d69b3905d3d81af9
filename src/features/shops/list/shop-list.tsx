import { View } from '@tarojs/components'
import { NO_FILTERS } from '@/domain/shop/shop-filters'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'
import { ShopCard } from './shop-card'
import type { ShopListView } from './use-shop-list'

const SHOP: readonly SkeletonBar[] = [
  { widthPercent: 60, heightPx: 24 },
  { widthPercent: 80, heightPx: 16 },
  { widthPercent: 40, heightPx: 24 },
]

/** The shops that fit, or why there are none. */
export function ShopList({ view, onCity }: { view: ShopListView; onCity: () => void }) {
  const { page, reload, loaded, shops, setFilters } = view
  if (page.status !== 'ready') return <LoadedOrNot page={page} cards={[SHOP, SHOP, SHOP]} onReload={reload} />
  if (loaded.length === 0) {
    return (
      <EmptyView
        title={messages.noShopsTitle}
        text={messages.noShopsText}
        action={messages.chooseCity}
        onAction={onCity}
      />
    )
  }
  if (shops.length === 0) {
    return (
      <EmptyView
        art="search"
        title={messages.noneTitle}
        text={messages.noneText}
        action={messages.reset}
        onAction={() => setFilters(NO_FILTERS)}
      />
    )
  }
  return (
    <View role="list">
      {shops.map((shop) => (
        <ShopCard key={shop.id} shop={shop} />
      ))}
    </View>
  )
}
