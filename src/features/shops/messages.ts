import { texts } from '@/language/texts'
import type { ShopCategory } from '@/domain/shop/shop-filters'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { zh } from './messages-zh'

/** Texts of the shops. */
const en = {
  title: 'Shops',
  cityTitle: 'Choose a city',
  nearMe: 'Near me',
  filter: 'Filter',
  filterTitle: 'Filter shops',
  kind: 'Kind',
  offers: 'Offers',
  openNow: 'Open now',
  reset: 'Reset',
  show: (count: number) => (count === 1 ? 'Show 1 shop' : `Show ${count} shops`),
  showShops: 'Show shops',
  withCount: (label: string, count: number) => `${label} ${count}`,
  all: 'All',
  categories: {
    space: 'Vela Space',
    delivery: 'Delivery centre',
    service: 'Service',
  } satisfies Record<ShopCategory, string>,
  services: {
    [SalesServiceType.sales]: 'Sales',
    [SalesServiceType.testDrive]: 'Test drive',
    [SalesServiceType.delivery]: 'Delivery',
    [SalesServiceType.afterSales]: 'Service',
  } satisfies Record<SalesServiceType, string>,
  kilometres: (distance: string) => `${distance} km`,
  noneTitle: 'No shop fits',
  noneText: 'Take a filter away, or look in another city.',
  noShopsTitle: 'No shop here yet',
  noShopsText: 'Please choose another city.',
  city: 'City',
  chooseCity: 'Choose a city',
  goneTitle: 'This shop has closed',
  goneText: 'Look for another one near you.',
  toShops: 'See all shops',
  picture: (shop: string, number: number, of: number) => `${shop}, picture ${number} of ${of}`,
  nextPicture: 'Next picture',
  place: (number: number, of: number) => `${number}/${of}`,
  map: 'Map',
  onMap: (shop: string) => `Show ${shop} on the map`,
  call: 'Call',
  bookDrive: 'Book a test drive',
  callShop: (shop: string) => `Call ${shop}`,
  holidayHours: (hours: string) => `Public holidays ${hours}`,
  closedOnHolidays: 'Closed on public holidays',
  about: 'About this shop',
  people: 'People here',
}

export type Messages = typeof en

export const messages = texts(en, zh)
