import type { Queryable } from '../queryable'
import { insertRows } from './insert-rows'
import { picturePath } from './picture-path'
import stores from './stores.json'

/** 30 shops, delivery centres and workshops with the people who work there. Phone numbers belong to nobody. */
export const seedStores = async (tx: Queryable): Promise<void> => {
  await insertRows(
    tx,
    'store',
    stores.map((store) => ({
      id: store.id,
      name: store.name,
      category: store.category,
      dealer_type: store.dealerType,
      services: store.services,
      province_code: store.provinceCode,
      city_code: store.cityCode,
      address: store.address,
      longitude: store.longitude,
      latitude: store.latitude,
      phone: store.phone,
      business_hours: store.businessHours,
      description: store.description,
    })),
  )
  await insertRows(
    tx,
    'store_picture',
    stores.flatMap(({ id, pictures }) =>
      pictures.map((name, index) => ({ store_id: id, sort: index + 1, picture: picturePath(name) })),
    ),
  )
  await insertRows(
    tx,
    'adviser',
    stores.flatMap(({ id, advisers }) =>
      advisers.map(({ avatar, ...adviser }, index) => ({
        store_id: id,
        sort: index + 1,
        ...adviser,
        avatar: picturePath(`avatar-${avatar}`),
      })),
    ),
  )
}
