import { useState } from 'react'
import { useSharing } from '@/hooks/use-sharing'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { NoPositionDialog } from '@/widgets/no-position'
import { AreaSheet } from '@/widgets/places/area-sheet'
import { messages } from '../messages'
import { CategoryChips } from './category-chips'
import { FilterSheet } from './filter-sheet'
import type { ShopListParams } from './list-params'
import { PlaceBar } from './place-bar'
import { ShopList } from './shop-list'
import { useShopList } from './use-shop-list'

/** The page of the shops of a city or near the shopper. */
export function ShopListPage(start: ShopListParams) {
  const view = useShopList(start)
  const { place } = view
  const [sheet, setSheet] = useState<'city' | 'filters' | null>(null)
  const close = () => setSheet(null)
  const openCities = () => setSheet('city')
  useSharing(() => ({
    title: messages.title,
    path: `/pages/shopList/shopList?city=${place.city?.cityCode ?? ''}`,
  }))
  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/home/index')} />}
      overlay={
        <>
          <AreaSheet
            isOpen={sheet === 'city'}
            title={messages.cityTitle}
            areas={place.areas.page.status === 'ready' ? place.areas.page.data : []}
            selected={place.city?.cityCode ?? null}
            onPick={(_, { areaCode }) => place.chooseCity(areaCode)}
            onClose={close}
          />
          <FilterSheet isOpen={sheet === 'filters'} view={view} onClose={close} />
          <NoPositionDialog reason={place.noPosition} onClose={place.forgetNoPosition} onCity={openCities} />
        </>
      }
    >
      <PlaceBar view={view} onCity={openCities} onFilter={() => setSheet('filters')} />
      <CategoryChips view={view} />
      <ShopList view={view} onCity={openCities} />
    </PageShell>
  )
}
