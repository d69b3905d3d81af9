import { useEffect, useRef } from 'react'
import { areaPair } from '@/domain/area/area-tree'
import { useAreaTree } from '@/widgets/places/area-sheet/use-area-tree'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { useCityShops, useShopCities } from '@/widgets/places/shop-sheet/use-shops'
import { CitySheet } from '@/widgets/places/city-sheet'
import { PickerSheet } from '@/ui/picker-sheet'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { messages } from '../messages'
import { documentItems } from './document-types'
import type { BigOrderForm } from './use-form'

/** What the form asks in sheets: the document, any city to license the car in, a city with a shop, and the shop. */
export function FormSheets({ form }: { form: BigOrderForm }) {
  const { values, sheet, set, chooseDeliveryCity, chooseShop, closeSheet } = form
  const { licensingCity, deliveryCity, shop } = values
  const areas = useAreaTree()
  const cities = useShopCities(SalesServiceType.sales)
  const shops = useCityShops(deliveryCity, SalesServiceType.sales)
  // Most cars are handed over where they are licensed; where there is no shop, the shopper chooses.
  const hasShops =
    licensingCity && cities.page.status === 'ready' && areaPair(cities.page.data, licensingCity.cityCode) !== null
  const startsAt = hasShops && !deliveryCity ? licensingCity : undefined
  const choose = useRef(chooseDeliveryCity)
  choose.current = chooseDeliveryCity
  useEffect(() => {
    if (startsAt) choose.current(startsAt)
  }, [startsAt])
  return (
    <>
      <PickerSheet
        isOpen={sheet === 'document'}
        title={messages.documentSheet}
        items={documentItems()}
        selected={values.cerType}
        onPick={(cerType) => set({ cerType, cerNo: '' })}
        onClose={closeSheet}
      />
      <CitySheet
        isOpen={sheet === 'licensing'}
        title={messages.licensingCity}
        cities={areas}
        selected={licensingCity?.cityCode}
        onPick={(city) => set({ licensingCity: city })}
        onClose={closeSheet}
      />
      <CitySheet
        isOpen={sheet === 'delivery'}
        title={messages.deliveryCity}
        cities={cities}
        selected={deliveryCity?.cityCode}
        onPick={chooseDeliveryCity}
        onClose={closeSheet}
      />
      {deliveryCity && (
        <ShopSheet
          isOpen={sheet === 'shop'}
          cityName={deliveryCity.cityName}
          shops={shops}
          selected={shop?.id}
          onPick={chooseShop}
          onClose={closeSheet}
        />
      )}
    </>
  )
}
