import { page } from './row'
import { heading } from './sample'

const SHOPS = 'pages/shopList/shopList'

/** Where the brand is to be found. */
export const SHOP_PAGES = {
  /** The shops of a city (by its code), else of the shopper's own; of services (by number) and kinds, open now, else all. */
  [SHOPS]: page<{ city?: string; service?: string; kind?: string; open?: string }>({
    title: { en: 'Shops', zh: '门店' },
    access: 'anyone',
    parent: 'pages/home/index',
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ city: '310100' }), shows: { role: 'listitem' } },
  }),
  'pages/shopList/details/index': page<{ id: string }>({
    title: { en: 'Shop', zh: '门店详情' },
    access: 'anyone',
    parent: SHOPS,
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ id: 'shanghai-jingan' }), shows: heading('Vela Space Jing’an') },
  }),
  /** One's own car and every shop; the place or the city (by its code) of a link in its middle. */
  'pages/map/vehicle-location': page<{ longitude?: string; latitude?: string; city?: string }>({
    title: { en: 'Map', zh: '地图' },
    access: 'anyone',
    parent: SHOPS,
    isShared: true,
    sample: {
      params: () => ({ longitude: '121.4459', latitude: '31.2256' }),
      shows: heading('Vela Space Jing’an'),
    },
  }),
  /** A person of a shop, by their number. */
  'pages/business-card/business-card': page<{ shop: string; phone: string }>({
    title: { en: 'Business card', zh: '名片' },
    access: 'anyone',
    parent: SHOPS,
    isShared: true,
    isUnlisted: true,
    sample: { params: () => ({ shop: 'shanghai-jingan', phone: '13800001011' }), shows: heading('Chen Mo') },
  }),
}
