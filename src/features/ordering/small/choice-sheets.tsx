import { SalesServiceType } from '@/wire/enums/vehicle'
import { CitySheet } from '@/widgets/places/city-sheet'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { useCityShops, useShopCities } from '@/widgets/places/shop-sheet/use-shops'
import { messages } from './messages'
import type { SmallOrderChoices } from './use-choices'

/** The sheets in which the city and one of its shops are chosen. */
export function ChoiceSheets({ choices }: { choices: SmallOrderChoices }) {
  const { draft, sheet, chooseCity, chooseShop, closeSheet } = choices
  const cities = useShopCities(SalesServiceType.sales)
  const shops = useCityShops(draft.city, SalesServiceType.sales)
  return (
    <>
      <CitySheet
        isOpen={sheet === 'city'}
        title={messages.citySheet}
        cities={cities}
        selected={draft.city?.cityCode}
        onPick={chooseCity}
        onClose={closeSheet}
      />
      {draft.city && (
        <ShopSheet
          isOpen={sheet === 'shop'}
          cityName={draft.city.cityName}
          shops={shops}
          selected={draft.shop?.id}
          onPick={chooseShop}
          onClose={closeSheet}
        />
      )}
    </>
  )
}
