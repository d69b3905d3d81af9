import type { CallPhone, OpenOutside } from './types'

/** Opens a browser tab that cannot reach back into this one. */
export const openOutside = (async (address) => {
  window.open(address, '_blank', 'noopener,noreferrer')
  return 'opened'
}) satisfies OpenOutside

/** Hands the number to the browser's phone app. */
export const callPhone = (async (phoneNumber) => {
  location.assign(`tel:${phoneNumber}`)
}) satisfies CallPhone
