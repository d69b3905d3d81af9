import type { AreaNode } from '@/wire/schemas/area'
import type { UserArea } from '@/wire/schemas/account'
import { AreaSheet } from '@/widgets/places/area-sheet'
import { LoadedOrNot, type LoadState } from '@/ui/loaded-or-not'
import { Sheet } from '@/ui/sheet'

export interface CitySheetProps {
  isOpen: boolean
  title: string
  /** Asked for with the page, so that the sheet opens with them. */
  cities: { page: LoadState & { data?: readonly AreaNode[] }; reload: () => void }
  /** Code of the chosen city. */
  selected: string | undefined
  onPick: (city: UserArea) => void
  onClose: () => void
}

/** Chooses a city by its province, or says why there are none yet. */
export function CitySheet({ isOpen, title, cities: { page, reload }, selected, onPick, onClose }: CitySheetProps) {
  if (page.data === undefined) {
    return (
      <Sheet isOpen={isOpen} title={title} onClose={onClose}>
        <LoadedOrNot page={page} onReload={reload} />
      </Sheet>
    )
  }
  return (
    <AreaSheet
      isOpen={isOpen}
      title={title}
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
