import type { Queryable } from '../queryable'
import { insertRows } from './insert-rows'
import { picturePath } from './picture-path'
import shops from './shops.json'

/** 30 shops, delivery centres and workshops with the people who work there. Phone numbers belong to nobody. */
export const seedShops = async (tx: Queryable): Promise<void> => {
  await insertRows(
    tx,
    'store',
    shops.map((shop) => ({
      id: shop.id,
      name: shop.name,
      category: shop.category,
      dealer_type: shop.dealerType,
      services: shop.services,
      province_code: shop.provinceCode,
      city_code: shop.cityCode,
      address: shop.address,
      longitude: shop.longitude,
      latitude: shop.latitude,
      phone: shop.phone,
      business_hours: shop.businessHours,
      description: shop.description,
    })),
  )
  await insertRows(
    tx,
    'store_picture',
    shops.flatMap(({ id, pictures }) =>
      pictures.map((name, index) => ({ store_id: id, sort: index + 1, picture: picturePath(name) })),
    ),
  )
  await insertRows(
    tx,
    'adviser',
    shops.flatMap(({ id, advisers }) =>
      advisers.map(({ avatar, ...adviser }, index) => ({
        store_id: id,
        sort: index + 1,
        ...adviser,
        avatar: picturePath(`avatar-${avatar}`),
      })),
    ),
  )
}
