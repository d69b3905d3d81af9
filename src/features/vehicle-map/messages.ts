import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the map. */
const en = {
  title: 'Shops on the map',
  vehicleTitle: 'Vehicle location',
  map: 'Map. Arrow keys move it, plus and minus zoom.',
  outline: 'Outline map, no roads',
  kilometres: (count: number) => `${count} km`,
  metres: (count: number) => `${count} m`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  refresh: 'Look again',
  notRefreshed: 'We could not look again',
  myPlace: 'My place',
  youAreHere: 'You are here',
  cluster: (count: number, city: string) => (city === '' ? `${count} shops` : `${count} shops in ${city}`),
  vehicle: (model: string) => `Your ${model}`,
  seenNow: 'Seen just now',
  seenMinutes: (count: number) => (count === 1 ? 'Seen 1 minute ago' : `Seen ${count} minutes ago`),
  seenAt: (time: string) => `Seen: ${time}`,
  charge: (percent: number) => `${percent} %`,
  chargeOf: (percent: number) => `Battery ${percent} %`,
  reading: 'Looking up the address…',
  noAddress: 'The address is not known right now',
  nearest: (distance: string) => `Nearest shop · ${distance} km from the car`,
  away: (distance: string) => `${distance} km`,
  otherShops: 'Other shops',
  navigate: 'Navigate',
  copyAddress: 'Copy address',
  route: 'Route',
  routeTo: (place: string) => `Route to ${place}, on Tencent Maps`,
  shop: 'Shop',
  call: 'Call',
  callShop: (shop: string) => `Call ${shop}`,
  pickTitle: (count: number) => (count === 1 ? '1 shop on the map' : `${count} shops on the map`),
  pickText: 'Tap a mark to see where it is and when it is open.',
  allShops: 'List of shops',
  levcTitle: 'See where your car is',
  levcText:
    'Once you switch this on, your car tells you where it stands. Nobody else sees it, and you can switch it off again.',
  levcOn: 'Switch on',
  levcOff: 'Stop showing where the car is',
  notTurned: 'Nothing was changed',
}

export type Messages = typeof en

export const messages = texts(en, zh)
