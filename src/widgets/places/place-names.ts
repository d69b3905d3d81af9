import { fetchAreaTree } from '@/services/api/common'
import { fetchShop } from '@/services/api/shop'
import { isCity, isShop, type ChosenShop } from './chosen-places'

const namedCities = async (
  isNeeded: boolean,
): Promise<ReadonlyMap<string, { provinceName: string; cityName: string }>> => {
  const provinces = isNeeded ? await fetchAreaTree() : []
  return new Map(
    provinces.flatMap(({ areaName: provinceName, cityList = [] }) =>
      cityList.map(({ areaCode, areaName: cityName }) => [areaCode, { provinceName, cityName }] as const),
    ),
  )
}

const namedShops = async (ids: readonly string[]): Promise<ReadonlyMap<string, ChosenShop>> => {
  const shops = await Promise.all(ids.map((id) => fetchShop({ id })))
  return new Map(shops.map(({ id, storeName, address }) => [id, { id, storeName, address }]))
}

/** Puts the cities and shops of a form under other names; each keeps its shape and its codes. */
type Rename = <T extends object>(choices: T) => T

/** Fetches what puts the cities and shops of a form under their names in the language of the moment. */
export const fetchPlaceNames = async (choices: object): Promise<Rename> => {
  const places: unknown[] = Object.values(choices)
  const [cities, shops] = await Promise.all([
    namedCities(places.some(isCity)),
    namedShops(places.filter(isShop).map(({ id }) => id)),
  ])
  const named = (place: unknown): unknown => {
    if (isCity(place)) return { ...place, ...cities.get(place.cityCode) }
    return isShop(place) ? (shops.get(place.id) ?? place) : place
  }
  return <T extends object>(chosen: T) =>
    Object.fromEntries(Object.entries(chosen).map(([field, value]) => [field, named(value)])) as T
}
