import type { Shop } from '@/wire/schemas/shop'
import { kilometres, nearestFirst } from '@/domain/area/nearest-first'
import { LoadedOrNot, type LoadState } from '@/ui/loaded-or-not'
import { PickerSheet, type PickerItem } from '@/ui/picker-sheet'
import { Sheet } from '@/ui/sheet'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'

export interface ShopSheetProps {
  isOpen: boolean
  cityName: string
  shops: { page: LoadState & { data?: readonly Shop[] }; reload: () => void }
  /** Id of the chosen shop. */
  selected: string | undefined
  onPick: (shop: Shop) => void
  onClose: () => void
}

/** Where a shop is: "2.4 km · 1268 West Nanjing Rd", without the distance where it is not known. */
const shopNote = ({ address, distanceMetres }: Pick<Shop, 'address' | 'distanceMetres'>): string =>
  distanceMetres === null ? address : `${messages.distance(kilometres(distanceMetres))} · ${address}`

const itemOf = (shop: Shop): PickerItem<string> => ({ key: shop.id, label: shop.storeName, note: shopNote(shop) })

/** Chooses a shop of a city, nearest first where the distance is known. */
export function ShopSheet({ isOpen, cityName, shops: { page, reload }, selected, onPick, onClose }: ShopSheetProps) {
  const title = messages.shopsIn(cityName)
  const shops = nearestFirst(page.data ?? [])

  if (shops.length === 0) {
    return (
      <Sheet isOpen={isOpen} title={title} onClose={onClose}>
        {page.status === 'ready' ? (
          <EmptyView title={messages.noShops} text={messages.noShopsText} />
        ) : (
          <LoadedOrNot page={page} onReload={reload} />
        )}
      </Sheet>
    )
  }
  return (
    <PickerSheet
      isOpen={isOpen}
      title={title}
      items={shops.map(itemOf)}
      selected={selected ?? null}
      onPick={(id) => {
        const shop = shops.find((one) => one.id === id)
        if (shop) onPick(shop)
      }}
      onClose={onClose}
    />
  )
}
