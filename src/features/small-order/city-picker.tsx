import type { UserArea } from '@/contract/entities/user'
import { SalesServiceType } from '@/contract/enums/vehicle'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchStoreProvinces } from '@/services/api/store'
import { AreaSheet } from '@/ui/area-sheet'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Sheet } from '@/ui/sheet'
import { messages } from './messages'

interface CityPickerProps {
  isOpen: boolean
  selected: string | undefined
  onPick: (city: UserArea) => void
  onClose: () => void
}

/** The cities that have a shop; asked for with the page, so that the sheet opens with them. */
export function CityPicker({ isOpen, selected, onPick, onClose }: CityPickerProps) {
  const { page, reload } = useAsyncPage(() => fetchStoreProvinces(SalesServiceType.sales))
  if (page.status !== 'ready') {
    return (
      <Sheet isOpen={isOpen} title={messages.citySheet} onClose={onClose}>
        <LoadedOrNot page={page} onReload={reload} />
      </Sheet>
    )
  }
  return (
    <AreaSheet
      isOpen={isOpen}
      title={messages.citySheet}
      areas={page.data}
      selected={selected ?? null}
      onPick={(province, city) =>
        onPick({
          provinceCode: province.areaCode,
          provinceName: province.areaName,
          cityCode: city.areaCode,
          cityName: city.areaName,
        })
      }
      onClose={onClose}
    />
  )
}
