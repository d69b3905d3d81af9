import type { CallPhone, OpenOutside } from './types'

/** Opens a browser tab that cannot reach back into this one. */
export const openOutside: OpenOutside = async (address) => {
  window.open(address, '_blank', 'noopener,noreferrer')
  return 'opened'
}

/** Hands the number to the browser's phone app. */
export const callPhone: CallPhone = async (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber}`)
}
