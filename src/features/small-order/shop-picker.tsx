import type { Store } from '@/contract/entities/store'
import type { UserArea } from '@/contract/entities/user'
import { SalesServiceType } from '@/contract/enums/vehicle'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchStores } from '@/services/api/store'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { PickerSheet, type PickerItem } from '@/ui/picker-sheet'
import { Sheet } from '@/ui/sheet'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import { kilometres, nearestFirst } from './nearest-first'

interface ShopPickerProps {
  isOpen: boolean
  city: UserArea
  selected: string | undefined
  onPick: (store: Store) => void
  onClose: () => void
}

const itemOf = ({ id, storeName, address, distanceMetres }: Store): PickerItem<string> => ({
  key: id,
  label: storeName,
  note: distanceMetres === null ? address : `${messages.distance(kilometres(distanceMetres))} · ${address}`,
})

/** The shops of the chosen city, nearest first where the distance is known. */
export function ShopPicker({ isOpen, city, selected, onPick, onClose }: ShopPickerProps) {
  const { provinceCode, cityCode, cityName } = city
  const { page, reload } = useAsyncPage(
    () => fetchStores({ provinceCode, cityCode, salesServiceType: SalesServiceType.sales }),
    { key: cityCode },
  )
  const title = messages.shopSheet(cityName)
  const stores = page.status === 'ready' ? nearestFirst(page.data) : []

  if (stores.length === 0) {
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
      items={stores.map(itemOf)}
      selected={selected ?? null}
      onPick={(id) => {
        const store = stores.find((one) => one.id === id)
        if (store) onPick(store)
      }}
      onClose={onClose}
    />
  )
}
