import { newTab } from './new-tab'
import type { CallPhone, OpenOutside } from './types'

/** Opens a browser tab. */
export const openOutside: OpenOutside = (address) => {
  const tab = newTab()
  tab?.location.replace(address)
  return tab !== null
}

/** Hands the number to the browser's phone app. */
export const callPhone: CallPhone = async (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber}`)
}
