import type { CallPhone, OpenOutside } from './types'

/** Opens a browser tab that cannot reach back into this one; by `noopener` nobody would learn whether it has come. */
export const openOutside: OpenOutside = (address) => {
  const tab = window.open('', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.replace(address)
  return true
}

/** Hands the number to the browser's phone app. */
export const callPhone: CallPhone = async (phoneNumber) => {
  window.location.assign(`tel:${phoneNumber}`)
}
