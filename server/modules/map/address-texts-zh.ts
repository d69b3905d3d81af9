import type { AddressTexts } from './address-texts'

/** What a place is called in Chinese. */
export const zh: AddressTexts = {
  near: (shop, city) => `${city} ${shop} 附近`,
  degrees: (latitude, longitude) => `北纬 ${latitude}°，东经 ${longitude}°`,
}
