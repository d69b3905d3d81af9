import type { OrderShopInfo } from '@/wire/schemas/order'

/** The card of an expert who may be called about an order. */
export interface ExpertCard {
  role: 'sales' | 'delivery'
  name: string
  phone: string | null
  avatar: string | null
  /** Where the expert works; empty while unknown. */
  description: string
}

/** A place of an order; degrees are GCJ-02. */
export interface OrderPlace {
  name: string
  longitude: number
  latitude: number
  address: string
}

const expertCard = (
  role: ExpertCard['role'],
  name: string | null,
  rest: Pick<ExpertCard, 'phone' | 'avatar' | 'description'>,
): ExpertCard[] => (name === null || name === '' ? [] : [{ role, name, ...rest }])

const place = (
  name: string | null,
  longitude: number | null,
  latitude: number | null,
  address: string | null,
): OrderPlace | null => {
  if (longitude === null || latitude === null) return null
  return { name: name ?? '', longitude, latitude, address: address ?? '' }
}

/** The experts of an order, sales before delivery; one without a name is left out. */
export const expertCards = (shop: OrderShopInfo): ExpertCard[] => [
  ...expertCard('sales', shop.saleExpert, {
    phone: shop.salesSpecialistMobile,
    avatar: shop.salesSpecialistAvatar,
    description: shop.storeName,
  }),
  ...expertCard('delivery', shop.deliveryerName, {
    phone: shop.deliveryerMobile,
    avatar: shop.deliveryerUrl,
    description: shop.dcName ?? '',
  }),
]

/** Where the order's shop is, or null without coordinates. */
export const shopPlace = (shop: OrderShopInfo): OrderPlace | null =>
  place(shop.storeName, shop.locationX, shop.locationY, shop.shopAddress)

/** Where the order's car is handed over, or null without coordinates. */
export const deliveryPlace = (shop: OrderShopInfo): OrderPlace | null =>
  place(shop.dcName, shop.dcLocationX, shop.dcLocationY, shop.dcShopAddress)
