import { picturePath } from './picture-path'
import { contentTable, plainTable, type SeedTable } from './seed-table'
import shops from './shops.json'
import chineseShops from './shops-zh.json'

interface ChineseShop {
  name: string
  address: string
  description: string
  /** The names of its people, in their order. */
  advisers: readonly string[]
}

const chinese: Readonly<Record<string, ChineseShop>> = chineseShops

const CHINESE_ROLES: Readonly<Record<string, string>> = {
  'Sales expert': '销售顾问',
  'Delivery expert': '交付专员',
  'Service adviser': '服务顾问',
}

const CHINESE_HOURS: Readonly<Record<string, string>> = {
  'Daily 10:00–22:00': '每日 10:00–22:00',
  'Daily 9:00–18:00': '每日 9:00–18:00',
  'Mon–Sat 8:30–18:30': '周一至周六 8:30–18:30',
}

const shopRows = shops.map((shop) => ({
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
  zh: {
    name: chinese[shop.id]?.name ?? null,
    address: chinese[shop.id]?.address ?? null,
    business_hours: CHINESE_HOURS[shop.businessHours] ?? null,
    description: chinese[shop.id]?.description ?? null,
  },
}))

const pictureRows = shops.flatMap(({ id, pictures }) =>
  pictures.map((name, index) => ({ store_id: id, sort: index + 1, picture: picturePath(name) })),
)

const adviserRows = shops.flatMap(({ id, advisers }) =>
  advisers.map(({ avatar, ...adviser }, index) => ({
    store_id: id,
    sort: index + 1,
    ...adviser,
    avatar: picturePath(`avatar-${avatar}`),
    zh: { name: chinese[id]?.advisers[index] ?? null, role: CHINESE_ROLES[adviser.role] ?? null },
  })),
)

/** 30 shops, delivery centres and workshops with the people who work there. Phone numbers belong to nobody. */
export const shopTables = (): SeedTable[] => [
  contentTable('store', shopRows),
  plainTable('store_picture', pictureRows),
  contentTable('adviser', adviserRows),
]
